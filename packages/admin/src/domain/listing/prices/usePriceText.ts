import type { PriceTier, TierUnit } from '@rentyard/contract/entities/price/priceTiers';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';

interface Line {
  /** Null only for a value that the database does not know. */
  readonly count: number | null;
  readonly unit: TierUnit | null;
}

interface Calculation {
  readonly lines: readonly Line[];
  /** Decimal text, for all machines. */
  readonly total: string;
  readonly saved: string | null;
  readonly quantity: number;
  /** The code of the currency. */
  readonly currency: string;
}

interface PriceText {
  /** `1 week` */
  readonly units: (count: number, unit: TierUnit) => string;
  /** `From 3 shifts`, and `900.00 MDL per shift` */
  readonly tier: (tier: PriceTier, currency: string) => readonly [term: string, price: string];
  /** `1 week + 2 shifts = 12,400 MDL, saves 900 MDL`; for two machines `(1 week + 2 shifts) × 2 machines = …` */
  readonly calculation: (calculation: Calculation) => string;
}

/** Formats prices by duration in the language of the user. */
export function usePriceText(): PriceText {
  const t = useT();
  const format = useFormat();
  const units = (count: number, unit: TierUnit) => t(`price.units.${unit}`, { count });
  const money = (amount: string, currency: string) => `${format.amount(amount)} ${currency}`;
  return {
    units,
    tier: ({ from, unit, price }, currency) => [
      t(`price.from.${unit}`, { count: from }),
      t(`price.per.${unit}`, { price: money(price, currency) }),
    ],
    calculation: ({ lines, total, saved, quantity, currency }) => {
      const parts = lines.flatMap(({ count, unit }) =>
        count === null || unit === null ? [] : [units(count, unit)],
      );
      const sum = parts.join(' + ');
      const machines = t('price.machines', { count: quantity });
      const times = parts.length > 1 ? `(${sum}) × ${machines}` : `${sum} × ${machines}`;
      const calculation = `${quantity > 1 ? times : sum} = ${money(total, currency)}`;
      if (saved === null) return calculation;
      return t('price.saved', { calculation, amount: money(saved, currency) });
    },
  };
}
