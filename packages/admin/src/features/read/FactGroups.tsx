import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import type { FactGroup } from './FactGroup.ts';
import { FactList } from './FactList.tsx';
import { factsOf } from './facts.ts';

interface FactGroupsProps {
  readonly resource: Resource;
  /** In show shape. */
  readonly record: RecordBase;
  readonly groups: readonly FactGroup[];
}

/** The facts of a record in labelled cards. Groups without a value are left out. */
export function FactGroups({ resource, record, groups }: FactGroupsProps): ReactNode {
  const t = useT();
  return groups
    .filter(({ fields }) => factsOf(resource, record, fields).length > 0)
    .map(({ title, fields, Extra }) => (
      <Card key={title} title={t(title)}>
        <Stack gap={3}>
          <FactList resource={resource} record={record} fields={fields} />
          {Extra && <Extra record={record} />}
        </Stack>
      </Card>
    ));
}
