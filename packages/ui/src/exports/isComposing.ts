export { isComposing } from '../lib/isComposing.ts';
