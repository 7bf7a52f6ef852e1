export { ro as strings } from '../strings/ro.ts';
