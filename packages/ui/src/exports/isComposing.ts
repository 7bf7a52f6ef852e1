export { isComposing } from '../lib/keyEvents.ts';
