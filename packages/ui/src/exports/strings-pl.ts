export { pl as strings } from '../strings/pl.ts';
