import { mount } from 'svelte'
import '../../app.css'
import Gallery from './Gallery.svelte'

export default mount(Gallery, { target: document.getElementById('app')! })
