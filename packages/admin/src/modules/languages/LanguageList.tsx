import { language } from '@rentyard/contract/language';
import type { ReactNode } from 'react';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { languageColumns } from './columns.tsx';

export function LanguageList(): ReactNode {
  return <ListScreen resource={language} columns={languageColumns} />;
}
