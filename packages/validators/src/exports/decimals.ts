export {
  type DecimalFormat,
  isPlainDecimal,
  padPlaces,
  plainDecimal,
  stepDecimal,
} from '../text/decimals.ts';
export { textOfValue, valueOfTyped } from '../text/typedDecimal.ts';
