import { property } from '@rentyard/contract/entities/property/property';
import type { ReactNode } from 'react';
import { HistoryChange } from '../../../features/history/HistoryChange.tsx';
import { HistoryPages } from '../../../features/history/HistoryPages.tsx';
import { useRevert } from '../../../features/history/useRevert.ts';
import type { RecordTabProps } from '../../../screens/record/RecordTabs.tsx';
import { type OwnerResource, propertiesApi } from './propertiesApi.ts';

/** The changes of all characteristics of a category or a group, newest first (P-EDIT-6). */
export function PropertiesHistory(props: RecordTabProps): ReactNode {
  const { resource, record, onReverted } = props;
  const history = propertiesApi.useHistoryOfPropertiesInfiniteQuery({
    owner: resource.name as OwnerResource,
    id: record.id,
  });
  const { makeRevert, isBusy } = useRevert(property, onReverted);
  return (
    <HistoryPages history={history}>
      {(entries) =>
        entries.map((entry) => {
          const own = entries.filter(({ property: { id } }) => id === entry.property.id);
          return (
            <li key={entry.id}>
              <HistoryChange
                resource={property}
                record={undefined}
                entries={own}
                index={own.indexOf(entry)}
                title={entry.property.name}
                onRevert={makeRevert?.(entry.property)}
                isBusy={isBusy}
              />
            </li>
          );
        })
      }
    </HistoryPages>
  );
}
