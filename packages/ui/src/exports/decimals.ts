export { isPlainDecimal, padPlaces, plainDecimal } from '../text/decimals.ts';
export { textOfValue, valueOfTyped } from '../text/typedDecimal.ts';
