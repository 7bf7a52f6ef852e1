import type { CurrentRate, RateStatus } from '@rentyard/contract/entities/exchangeRateRoutes';
import { Card } from '@rentyard/ui/Card';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';

interface CurrentRatesProps {
  /** Undefined while it loads. */
  readonly status: RateStatus | undefined;
}

/** The rate of each active currency that applies now, with its age. */
export function CurrentRates({ status }: CurrentRatesProps): ReactNode {
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
