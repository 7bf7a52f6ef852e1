export { ua as strings } from '../strings/ua.ts';
