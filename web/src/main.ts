import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './language.svelte';
import { keepSettings, settings } from './settings.svelte';
import './theatre/app.css';
import { showMood } from './theatre/mood.svelte';

keepSettings();
showMood(); // the light is there before anything is drawn
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
