export { copyText } from '../lib/copyText.ts';
