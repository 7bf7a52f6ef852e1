import { timesAmount } from '@rentyard/contract/schema/amounts';
import type { Option } from '@rentyard/contract/schema/values';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';

type Watched = readonly [
  unit: 'shift' | 'hour' | '',
  units: string,
  perShift: string,
  perHour: string,
  currency: Option | null,
];

/** The total of the order as it is typed, with the same rounding as in the database. */
export function OrderTotal(): ReactNode {
  const t = useT();
  const format = useFormat();
  const { form, resource } = useFormOfRecord();
  const label = useFieldLabel(resource.name);
  const [unit, units, perShift, perHour, currency] = useWatch({
    control: form.control,
    name: ['unit', 'units', 'prices.price_per_shift', 'prices.price_per_hour', 'currency'],
  }) as unknown as Watched;
  const price = unit === 'hour' ? perHour : perShift;
  const total = timesAmount(price, units);
  return (
    <Line aria-live="polite">
      <span>{label('total')}</span>
      {total === undefined ? (
        <small>{t('orders.no_total')}</small>
      ) : (
        <>
          <strong>
            {format.amount(total)} {currency?.name}
          </strong>
          <small>
            {format.amount(price)} × {units}
          </small>
        </>
      )}
    </Line>
  );
}

const Line = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space1} ${theme.space3};
  padding-top: ${theme.space3};
  border-top: 1px solid ${theme.hairline};
  color: ${theme.textMuted};
  font-variant-numeric: tabular-nums;

  > strong { color: ${theme.text}; font-size: ${theme.textXl}; line-height: 28px; font-weight: 600; }
  > small { font-size: ${theme.textMd}; }
`;
