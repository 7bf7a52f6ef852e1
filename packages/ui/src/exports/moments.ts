export { momentOf, wallClock } from '../fields/dates/moments.ts';
