import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { speak } from './language.svelte';
import { settings } from './settings.svelte';

await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
