export { restoreFocus } from '../lib/restoreFocus.ts';
