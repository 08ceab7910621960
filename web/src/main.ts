import { mount } from 'svelte';
// The site's colours first: a game's mood, in its own file, overrides them.
import './fonts.css';
import './app.css';
import './art/surfaces.css';
import App from './App.svelte';
import { afterPaint } from './lib/paint';
import { go } from './lib/route.svelte';
import { keepShell, sharedTable } from './lib/shell';
import { start, warmUp } from './lib/words.svelte';
import { followUpdates } from './lib/updates';

followUpdates();
const shared = sharedTable(location.search);
if (shared) go(shared, true);

// The messages come first, so that nothing jumps when they arrive.
await start();
// In a separate task: reading the messages was enough for one.
await new Promise((done) => setTimeout(done));
mount(App, { target: document.getElementById('app')! });
afterPaint(warmUp);
keepShell();
