import type { Subject } from '@rentyard/contract/permissions';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { historyApi } from './historyApi.ts';

interface RecordUsesProps {
  readonly resource: Resource;
  readonly record: RecordBase;
}

/** The records that reference this one, by module. */
export function RecordUses({ resource, record }: RecordUsesProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const { subject: title } = usePermissionLabels();
  const { data, error, refetch } = historyApi.useUsesQuery({
    resource: resource.name,
    id: record.id,
  });
  if (error && isApiFailure(error)) {
    return <LoadFailure title={t('uses.failed')} failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <FormSkeleton />;
  if (data.length === 0) return <EmptyState title={t('uses.none')} text={t('uses.none_text')} />;
  const subjects = [...new Set(data.map(({ subject }) => subject))];
  return (
    <Stack gap={5}>
      {subjects.map((subject) => (
        <section key={subject}>
          <Heading level={2} size="base">
            {title(subject)}
          </Heading>
          <Stack as="ul" gap={1}>
            {data
              .filter((use) => use.subject === subject)
              .map((use) => (
                <li key={use.id}>
                  <RouterLink to={address(subject as Subject, use.id)}>{use.name}</RouterLink>
                </li>
              ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
