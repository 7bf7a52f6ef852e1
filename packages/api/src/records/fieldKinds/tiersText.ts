import {
  type PriceTier,
  tierFields,
  tierUnits,
} from '@rentyard/contract/entities/price/priceTiers';
import type { PriceLine } from '@rentyard/contract/entities/price/rentalPrice';
import { choiceNames } from '@rentyard/contract/messages/choiceNames';
import { isPlainDecimal, shortestDecimal } from '@rentyard/validators/decimals';
import type { CellReading } from './fieldKind.ts';
import { foldedWord } from './foldedWord.ts';
import { isPossibleAmount } from './plainKinds.ts';
import { readNumberCell } from './readNumberCell.ts';

/** `3 shift = 900.00; 1 week = 4500.00` */
export function writeTiers(tiers: readonly PriceTier[]): string {
  return tiers.map(({ from, unit, price }) => `${from} ${unit} = ${clearAmount(price)}`).join('; ');
}

/** `1 week = 4500.00; 2 shift = 1800.00`: what a price consists of. */
export function writeLines(lines: readonly PriceLine[]): string {
  return lines
    .map(({ count, unit, amount }) => `${count} ${unit} = ${clearAmount(amount)}`)
    .join('; ');
}

/** An amount that cannot be read as thousands: three decimal places get a fourth. */
function clearAmount(amount: string): string {
  return /\.\d{3}$/.test(amount) ? `${amount}0` : amount;
}

/** The unit as an export writes it, or its name in any language and number. */
const words: Readonly<Record<(typeof tierUnits)[number], readonly string[]>> = {
  hour: ['hours', 'часа', 'часов', 'години', 'годин', 'ore', 'godziny', 'godzin'],
  shift: ['shifts', 'смены', 'смен', 'зміни', 'змін', 'schimburi', 'zmiany', 'zmian'],
  day: ['days', 'дня', 'дней', 'дні', 'днів', 'zile', 'dni'],
  week: ['weeks', 'недели', 'недель', 'тижні', 'тижнів', 'săptămâni', 'tygodnie', 'tygodni'],
  month: ['months', 'месяца', 'месяцев', 'місяці', 'місяців', 'luni', 'miesiące', 'miesięcy'],
};

const unitsByWord = new Map(
  tierUnits.flatMap((unit) =>
    [unit, ...(choiceNames[unit] ?? []), ...words[unit]].map((word) => [foldedWord(word), unit]),
  ),
);

const tierText = /^(\d{1,9})\s*(\p{L}+)\s*[=:]\s*(.+)$/u;

/** Reads the output of `writeTiers` and similar hand-written text. */
export function readTiers(cell: string): CellReading {
  const tiers: unknown[] = [];
  for (const text of cell.split(/[;\n]/)) {
    if (text.trim() === '') continue;
    const [, from, word = '', amount = ''] = tierText.exec(text.trim()) ?? [];
    const unit = unitsByWord.get(foldedWord(word));
    if (from === undefined || unit === undefined) return { problem: { id: 'tiers_text' } };
    const price = readNumberCell(amount, {
      isPossible: isPossibleAmount(tierFields.price),
      mark: undefined,
    });
    if (price.problem) return price;
    const isNumber = typeof price.value === 'string' && isPlainDecimal(price.value);
    if (!isNumber || price.unit !== undefined) return { problem: { id: 'tiers_text' } };
    tiers.push({ from: Number(from), unit, price: shortestDecimal(String(price.value)) });
  }
  return { value: tiers };
}
