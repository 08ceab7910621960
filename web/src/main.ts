import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './app.css';
import { start } from './lib/words.svelte';

// The words come first, so that nothing jumps when they arrive.
await start();
mount(App, { target: document.getElementById('app')! });
