import type { OrderSums, orderSums } from '@rentyard/contract/entities/listing/orderSums';
import { Button } from '@rentyard/ui/Button';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { buildListQuery } from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { listParameters, tag } from '../../services/api/listApi.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useT } from '../../services/i18n/useT.ts';

/** The totals of the orders of a list. They change with the orders and with the exchange rates. */
const orderSumsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderSums: build.query({
      ...endpoint<typeof orderSums>('GET /orders/sums'),
      providesTags: [tag('orders', 'LIST'), tag('exchange_rates', 'LIST')],
      keepUnusedDataFor: 0,
    }),
  }),
});

interface OrderTotalsProps {
  readonly list: Pick<ListController, 'state'>;
}

/** The totals of all orders that match the search and the filters: by currency, and converted. */
export function OrderTotals({ list }: OrderTotalsProps): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const { search, filters } = buildListQuery(list.state, useTimeZone());
  const { data, error, isFetching, refetch } = orderSumsApi.useOrderSumsQuery({
    query: listParameters({ search, filters }),
  });
  return (
    <Line role="status" aria-busy={isFetching} aria-label={t('orders.totals')}>
      {data && <Totals sums={data} />}
      {!data && error && (
        <>
          <span>{failureText(error)}</span>
          <Button variant="ghost" onClick={() => void refetch()}>
            {t('orders.totals_retry')}
          </Button>
        </>
      )}
      {!data && !error && <span>{t('orders.totals_loading')}</span>}
    </Line>
  );
}

function Totals({ sums }: { readonly sums: OrderSums }): ReactNode {
  const t = useT();
  const { amount } = useFormat();
  const rateDays = useRateDays(sums);
  const { base_currency: base, total, by_currency: parts, without_rate } = sums;
  if (parts.length === 0) return <span>{t('orders.totals_empty')}</span>;
  const isConverted = parts.some(({ currency }) => currency.id !== base?.id);
  return (
    <>
      {base && total !== null && (
        <span>
          {t('orders.totals_all')} <strong>{`${amount(total)} ${base.name}`}</strong>
        </span>
      )}
      {isConverted &&
        parts.map(({ currency, total: own, orders }) => (
          <span key={currency.id}>
            {t('orders.totals_part', { amount: `${amount(own)} ${currency.name}`, count: orders })}
          </span>
        ))}
      {base && isConverted && rateDays && <span>{rateDays}</span>}
      {without_rate > 0 && <span>{t('orders.totals_without_rate', { count: without_rate })}</span>}
      {!base && <span>{t('orders.totals_no_base')}</span>}
    </>
  );
}

/** The days of the rates that the sum was converted with. */
function useRateDays({ by_currency }: OrderSums): string | undefined {
  const t = useT();
  const { day } = useFormat();
  const dates = by_currency.flatMap(({ rate_date }) => rate_date ?? []).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return t('orders.totals_rates', {
    days: first === last ? day(first) : `${day(first)} – ${day(last)}`,
  });
}

const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space4};
  align-items: baseline;
  padding-top: ${theme.space2};
  color: ${theme.textMuted};
  font-size: ${theme.textMd};
  line-height: 20px;
  font-variant-numeric: tabular-nums;

  strong { color: ${theme.text}; font-weight: 600; }
`;
