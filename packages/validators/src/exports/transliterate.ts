export { slugOf, transliterate } from '../text/transliterate.ts';
