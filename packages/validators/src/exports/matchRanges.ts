export { type MatchRange, matchRanges } from '../text/matchRanges.ts';
