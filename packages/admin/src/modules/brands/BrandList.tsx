import { brand } from '@rentyard/contract/brand';
import type { ReactNode } from 'react';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { brandColumns } from './columns.tsx';

export function BrandList(): ReactNode {
  return <ListScreen resource={brand} columns={brandColumns} />;
}
