export { en as strings } from '../strings/en.ts';
