import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { usePriceText } from '../../../domain/listing/prices/usePriceText.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import type { FormRule } from '../../../records/form/values/draftResolver.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { type OrderQuote, useQuote } from './useQuote.ts';

/** The total of the order as it is typed, and what it consists of. */
export function OrderTotal(): ReactNode {
  const t = useT();
  const text = usePriceText();
  const label = useFieldLabel('orders');
  const quoted = useQuote();
  useMinimumRental(quoted);
  const minimum = quoted?.quote?.minimum_units ?? 1;
  return (
    <Line aria-live="polite" aria-busy={quoted?.isLoading}>
      <span>{label('total')}</span>
      <Amount quoted={quoted} />
      {quoted && minimum > 1 && (
        <small>{t('price.minimum', { count: text.units(minimum, quoted.unit) })}</small>
      )}
    </Line>
  );
}

function Amount({ quoted }: { readonly quoted: OrderQuote | undefined }): ReactNode {
  const t = useT();
  const format = useFormat();
  const text = usePriceText();
  if (!quoted) return <small>{t('orders.no_total')}</small>;
  const { quote, hasFailed, currency, quantity } = quoted;
  if (hasFailed) return <small>{t('price.failed')}</small>;
  if (!quote) return <small>{t('price.loading')}</small>;
  const { total, price_explanation: explanation } = quote;
  if (total === null) return <small>{t('orders.no_total')}</small>;
  return (
    <>
      <strong>
        {format.amount(total)} {currency}
      </strong>
      <small>{text.calculation({ ...explanation, total, quantity, currency })}</small>
    </>
  );
}

/** Refuses an order that is shorter than the minimum rental of its offer, as the server does. */
function useMinimumRental(quoted: OrderQuote | undefined): void {
  const { rules } = useFormOfRecord();
  const minimum = quoted?.quote?.minimum_units ?? 1;
  useEffect(() => {
    if (minimum === 1) return;
    const rule: FormRule = ({ units }) =>
      typeof units === 'number' && units < minimum
        ? [{ path: 'units', problem: { id: 'minimum_rental', values: { number: minimum } } }]
        : [];
    rules.add(rule);
    return () => void rules.delete(rule);
  }, [rules, minimum]);
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
