import '@fontsource-variable/inter';
import { startApp } from './app/startApp.tsx';

startApp();
