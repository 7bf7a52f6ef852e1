import type { CharacteristicAnswer } from '@rentyard/contract/entities/property/characteristicRules';
import type { DemoCharacteristic } from '../data/characteristics.ts';
import type { Random } from '../random/random.ts';

/** A characteristic of the demo catalogue with its ids. */
export interface CategoryCharacteristic extends DemoCharacteristic {
  readonly id: number;
  readonly valueIds: readonly number[];
}

/** The probability that an optional characteristic has an answer. */
const answered = 0.8;

/** Random answers of a machine of this size to the characteristics of its category. */
export function answersOf(
  characteristics: readonly CategoryCharacteristic[],
  size: number,
  random: Random,
): readonly CharacteristicAnswer[] {
  return characteristics.flatMap((one): readonly CharacteristicAnswer[] => {
    const { id, required, multiple, ownWords, figure, valueIds } = one;
    if (!required && !random.chance(answered)) return [];
    const none = { property: id, values: [], number: null, custom_value: null };
    if (figure) return [{ ...none, number: withinBands(figure.of(size), figure.bands) }];
    const own = ownWords.length > 0 && random.chance(0.15) ? random.pick(ownWords) : null;
    const some = multiple ? valueIds.filter(() => random.chance(0.4)) : [];
    const values = some.length > 0 ? some : [random.pick(valueIds)];
    return [{ ...none, values, custom_value: own }];
  });
}

function withinBands(value: number, bands: readonly number[]): number {
  const [least = value] = bands;
  const most = bands.at(-1) ?? value;
  return Math.min(most, Math.max(least, Math.round(value * 100) / 100));
}
