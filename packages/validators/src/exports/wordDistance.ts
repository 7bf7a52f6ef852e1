export { soundKey } from '../search/soundKey.ts';
export { keyDistance, wordDistance } from '../search/wordDistance.ts';
