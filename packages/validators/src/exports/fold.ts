export { fold } from '../search/fold.ts';
