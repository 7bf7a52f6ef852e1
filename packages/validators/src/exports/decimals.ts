export {
  type ColumnDecimals,
  columnDecimals,
  onlyMark,
  splitNumber,
  type WrittenNumber,
} from '../text/decimalColumn.ts';
export {
  type DecimalFormat,
  type DecimalMark,
  type DecimalReadings,
  decimalReadings,
  isPlainDecimal,
  padPlaces,
  plainDecimal,
  shortestDecimal,
  stepDecimal,
} from '../text/decimals.ts';
export { latinDigits } from '../text/latinDigits.ts';
export { textOfValue, valueOfTyped } from '../text/typedDecimal.ts';
