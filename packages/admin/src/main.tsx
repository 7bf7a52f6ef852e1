import './fonts.ts';
import { startApp } from './app/startApp.tsx';

startApp();
