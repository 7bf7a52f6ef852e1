import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import type { ReactNode } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';

interface RecordFactsProps {
  readonly resource: Resource;
  readonly record: RecordBase;
}

/** When and by whom a record was created and last changed (P-EDIT-6). */
export function RecordFacts({ resource, record }: RecordFactsProps): ReactNode {
  const label = useFieldLabel(resource.name);
  const format = useFormat();
  const moment = (iso: string) => (
    <time dateTime={iso} title={format.exactMoment(iso)}>
      {format.moment(iso)}
    </time>
  );
  const person = (term: string, name: string | undefined): Description[] =>
    name === undefined ? [] : [{ term, description: name }];
  return (
    <DescriptionList
      items={[
        { term: label('created_at'), description: moment(record.created_at) },
        ...person(label('created_by'), record.created_by?.name),
        { term: label('updated_at'), description: moment(record.updated_at) },
        ...person(label('updated_by'), record.updated_by?.name),
      ]}
    />
  );
}
