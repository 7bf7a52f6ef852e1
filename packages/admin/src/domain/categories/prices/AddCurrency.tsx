import type { Option } from '@rentyard/contract/schema/values';
import { Combobox } from '@rentyard/ui/Combobox';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { usePricesForm, usePricesValues } from './pricesValues.ts';

/** Adds a column to the grid. It is kept with its first price. */
export function AddCurrency(): ReactNode {
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
