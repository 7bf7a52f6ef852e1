export { tr as strings } from '../strings/tr.ts';
