import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import Coins from 'lucide-react/icons/coins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { PriceGrid } from './PriceGrid.tsx';
import type { PricedProperty } from './priceLines.ts';
import { usePricesForm, usePricesValues } from './pricesValues.ts';

/** Adds a column to the grid. It is saved with its first price. */
function AddCurrency(): ReactNode {
  const t = useT();
  const { resource } = useFormOfRecord();
  const { setValue } = usePricesForm();
  const { currencies } = usePricesValues();
  const load = useLoadOptions(resource.name, 'price_interval.currency');
  const loadOthers = async (search: string, signal: AbortSignal) => {
    const found = await load(search, signal);
    return found.filter(({ id }) => currencies.every((one) => one.id !== id));
  };
  return (
    <Narrow>
      <Combobox
        key={currencies.length}
        label={t('prices.add_currency')}
        isLabelHidden
        size="medium"
        placeholder={t('prices.add_currency')}
        value={null}
        loadOptions={loadOthers}
        onChange={(added) => {
          if (added) setValue('currencies', [...currencies, added as Option]);
        }}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  width: 200px;
`;

interface PriceCardProps {
  readonly properties: readonly PricedProperty[];
  readonly decimalsOf: (currency: number) => number | undefined;
}

/** The price grid, or an explanation of what is missing to show it. */
export function PriceCard({ properties, decimalsOf }: PriceCardProps): ReactNode {
  const t = useT();
  const { currencies } = usePricesValues();
  const isPriceable = properties.length > 0;
  return (
    <Card isFlush title={t('prices.title')} actions={isPriceable && <AddCurrency />}>
      {!isPriceable && (
        <Room>
          <EmptyState icon={Coins} title={t('prices.nothing')} text={t('prices.nothing_text')} />
        </Room>
      )}
      {isPriceable && currencies.length === 0 && (
        <Room>
          <EmptyState icon={Coins} title={t('prices.none')} text={t('prices.none_text')} />
        </Room>
      )}
      {isPriceable && currencies.length > 0 && (
        <>
          <PriceGrid properties={properties} decimalsOf={decimalsOf} />
          <Foot>
            <Text size="sm" tone="muted">
              {t('prices.keys')}
            </Text>
          </Foot>
        </>
      )}
    </Card>
  );
}

const Room = styled.div`
  padding: ${theme.space4} ${theme.space5} ${theme.space6};
`;

const Foot = styled.footer`
  padding: ${theme.space3} ${theme.space5};
`;
