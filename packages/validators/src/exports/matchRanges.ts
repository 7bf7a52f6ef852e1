export { type MatchRange, matchRanges } from '../search/matchRanges.ts';
