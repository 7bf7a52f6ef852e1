export { soundKey } from '../text/soundKey.ts';
export { keyDistance } from '../text/wordDistance.ts';
