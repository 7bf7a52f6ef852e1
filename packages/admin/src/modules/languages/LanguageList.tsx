import { language } from '@rentyard/contract/entities/language';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function LanguageList(): ReactNode {
  return (
    <ListScreen
      resource={language}
      columns={[
        { field: 'name', minWidth: 160 },
        { field: 'code', width: 90 },
        { field: 'numeric_date_format', minWidth: 132 },
        { field: 'text_date_format', minWidth: 132 },
        { field: 'time_format', minWidth: 132 },
        { field: 'is_admin', minWidth: 116, priority: 2 },
        { field: 'is_frontend', minWidth: 116, priority: 2 },
        { field: 'is_default', minWidth: 136, priority: 2 },
        'updated_at',
      ]}
    />
  );
}
