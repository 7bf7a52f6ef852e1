import type { PriceTier, TierUnit } from '@rentyard/contract/entities/price/priceTiers';
import { tierUnits } from '@rentyard/contract/entities/price/priceTiers';
import type { Option } from '@rentyard/contract/schema/values';
import { theme } from '@rentyard/ui/theme';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useSettledWatch } from '../../../records/form/useSettledWatch.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { usePriceRange } from './usePriceRange.ts';
import { compareWithUsual, parseFigure, usualTier } from './usual.ts';

/** Which prices by duration of the form are far from those of other offers in the category. */
export function TierWarnings(): ReactNode {
  const t = useT();
  const format = useFormat();
  const { form } = useFormOfRecord();
  const range = usePriceRange();
  const currency = useWatch({ control: form.control, name: 'currency' }) as Option | null;
  const [tiers] = useSettledWatch(form, ['price_tiers']) as readonly [readonly PriceTier[]];
  if (!range || !currency) return null;
  const outside = firstTiers(tiers).flatMap(({ unit, price }) => {
    const usual = usualTier(unit, range);
    const figure = parseFigure(price);
    const where = usual && figure !== null ? compareWithUsual(figure, usual) : undefined;
    const spread = range.price_tiers[unit];
    if (!where || !spread) return [];
    const bound = `${format.amount(where === 'below' ? spread.low : spread.high)} ${currency.name}`;
    return [t(`price_tiers.${where}`, { unit: t(`choice.unit.${unit}`), bound })];
  });
  if (outside.length === 0) return null;
  return (
    <div role="status">
      <List>
        {outside.map((text) => (
          <li key={text}>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
            {text}
          </li>
        ))}
      </List>
    </div>
  );
}

/** The tier of each unit that begins first: other offers are compared by the same. */
function firstTiers(tiers: readonly PriceTier[]): readonly PriceTier[] {
  return tierUnits.flatMap((unit: TierUnit) => tiers.find((tier) => tier.unit === unit) ?? []);
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space1};
  color: ${theme.warning};
  font-size: ${theme.textMd};
  line-height: 18px;

  > li { display: flex; gap: ${theme.space2}; }
  svg { flex: none; margin-top: 1px; }
`;
