export { fold } from '../text/fold.ts';
