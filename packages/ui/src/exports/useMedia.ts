export { useMedia } from '../lib/useMedia.ts';
