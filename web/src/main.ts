import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')!
// What stands there tells what the page needs. Where that is here, it goes; a browser that runs this and is still too old for the colors of
// the page reads it at once.
if (CSS.supports('color', 'light-dark(#000, #fff)')) {
  target.replaceChildren()
  mount(App, { target })
} else target.querySelector<HTMLElement>('.needs')?.style.setProperty('animation', 'none')
