export { copyText } from '../feedback/copyText.ts';
