import { type ExchangeRateRow, exchangeRate } from '@rentyard/contract/entities/money/exchangeRate';
import type { CurrentRate, RateStatus } from '@rentyard/contract/entities/money/exchangeRateRoutes';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { DataTable, moneyColumn, textColumn } from '@rentyard/ui/DataTable';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { RateNotice } from '../../domain/money/RateNotice.tsx';
import { ratesApi } from '../../domain/money/ratesApi.ts';
import { ListToolbar } from '../../records/filters/ListToolbar.tsx';
import { CreateLink } from '../../records/list/CreateLink.tsx';
import { type Column, useColumns } from '../../records/list/columns.tsx';
import { ListFailed } from '../../records/list/ListStates.tsx';
import { PhoneDisclosure } from '../../records/list/PhoneDisclosure.tsx';
import { useCountText } from '../../records/list/useCountText.ts';
import { useList } from '../../records/list/useList.ts';
import { useListTable } from '../../records/list/useListTable.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';

/** The rates that apply now, and all rates below them. */
export function RatesScreen(): ReactNode {
  const t = useT();
  const countText = useCountText('exchange_rates');
  const list = useList(exchangeRate);
  const columns = useColumns(exchangeRate, rateColumns);
  const { table } = useListTable(exchangeRate, list, columns);
  const { data: status } = ratesApi.useRateStatusQuery({});
  return (
    <Screen>
      <PageHeader
        title={t('exchange_rates.title')}
        count={list.total === undefined ? undefined : countText(list.total)}
        actions={
          <>
            {status && status.provider !== 'none' && <FetchButton />}
            <CreateLink resource={exchangeRate} trail={list.trail} />
          </>
        }
      />
      <Stack gap={3}>
        {status && <RateNotice status={status} />}
        <PhoneDisclosure label={t('exchange_rates.current')}>
          <CurrentRates status={status} />
        </PhoneDisclosure>
      </Stack>
      <ListToolbar resource={exchangeRate} list={list} hasSearch={false}>
        {null}
      </ListToolbar>
      <DataTable
        rows={list.rows as readonly ExchangeRateRow[] | undefined}
        columns={columns}
        getRowId={({ id }) => String(id)}
        label={t('exchange_rates.title')}
        {...table}
        renderLink={renderRouterLink}
        emptyState={
          <EmptyState title={t('exchange_rates.empty')} text={t('exchange_rates.empty_text')} />
        }
        noMatchState={<NoMatch onClear={list.clear} />}
        errorState={<ListFailed failure={list.failure} onRetry={list.retry} />}
      />
      <Outlet context={exchangeRate} />
    </Screen>
  );
}

/** Fetches the rates of the provider now. The notice names the reason of a failure. */
function FetchButton(): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const mayCreate = useCan('create', 'exchange-rates');
  const [fetchRates, { isLoading }] = ratesApi.useFetchRatesMutation();
  if (!mayCreate) return null;
  const handleClick = () =>
    void fetchRates({})
      .unwrap()
      .then(
        ({ failure }) => {
          if (failure) alerts.error(t(`rates.failure.${failure}`));
          else alerts.success(t('exchange_rates.fetched'));
        },
        (failure: unknown) => alerts.error(isApiFailure(failure) ? failure.message : ''),
      );
  return (
    <Button icon={RefreshCw} isBusy={isLoading} onClick={handleClick}>
      {t('exchange_rates.fetch')}
    </Button>
  );
}

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  > :nth-child(2) { margin-bottom: ${theme.space3}; }

  ${media.notPhone} {
    > :last-child { min-height: 320px; }
  }
`;

/** The columns of all rates, the latest day first. */
const rateColumns: readonly Column<typeof exchangeRate.fields>[] = [
  { field: 'currency', isPrimary: true, minWidth: 100 },
  ({ format, column }) =>
    moneyColumn({
      ...column('rate'),
      minWidth: 160,
      value: (row) => row.rate,
      currency: (row) => row.currency?.name,
      format: format.amount,
    }),
  { field: 'date', minWidth: 132, priority: 2 },
  { field: 'source', minWidth: 160 },
  ({ t, column }) =>
    textColumn({
      ...column('created_by'),
      minWidth: 140,
      value: (row) => row.created_by?.name ?? t('exchange_rates.by_server'),
    }),
  { field: 'created_at', minWidth: 152 },
];

interface CurrentRatesProps {
  /** Undefined while it loads. */
  readonly status: RateStatus | undefined;
}

/** The rate of each active currency that applies now, with its age. */
function CurrentRates({ status }: CurrentRatesProps): ReactNode {
  const t = useT();
  if (!status) return <Skeleton height={132} />;
  return (
    <Card title={t('exchange_rates.current')}>
      <List>
        {status.rates.map((rate) => (
          <Rate key={rate.currency.id} rate={rate} />
        ))}
      </List>
    </Card>
  );
}

function Rate({ rate: { currency, rate, date, age } }: { readonly rate: CurrentRate }): ReactNode {
  const t = useT();
  const format = useFormat();
  const isKnown = rate !== null && date !== null && age !== null;
  return (
    <li>
      <Text size="md" weight="medium">
        {isKnown ? `1 EUR = ${format.amount(rate)} ${currency.name}` : currency.name}
      </Text>
      <Text size="sm" tone="muted" {...(isKnown && { title: format.day(date) })}>
        {isKnown ? t('exchange_rates.age', { days: age }) : t('exchange_rates.unknown')}
      </Text>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: ${theme.space3} ${theme.space4};

  li { display: grid; gap: ${theme.space1}; font-variant-numeric: tabular-nums; }
`;
