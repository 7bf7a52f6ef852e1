import { startApp } from './app/startApp.tsx';

startApp();
