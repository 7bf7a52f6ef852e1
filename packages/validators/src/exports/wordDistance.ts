export { soundKey } from '../text/soundKey.ts';
export { keyDistance, wordDistance } from '../text/wordDistance.ts';
