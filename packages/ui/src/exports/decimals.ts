export { isPlainDecimal, localDecimal, padPlaces, plainDecimal } from '../text/decimals.ts';
export { typedOfValue, valueOfTyped } from '../text/typedDecimal.ts';
