export { parsePoint } from '../text/coordinates.ts';
