import '@rentyard/ui/fonts';
import { startApp } from './app/startApp.tsx';

startApp();
