import { currency } from '@rentyard/contract/currency';
import type { ReactNode } from 'react';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { currencyColumns } from './columns.tsx';

export function CurrencyList(): ReactNode {
  return <ListScreen resource={currency} columns={currencyColumns} />;
}
