import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')!
// What stood there told what the page needs: it is here now.
target.replaceChildren()
export default mount(App, { target })
