import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { DuplicateList } from './review/DuplicateList.tsx';
import { reviewApi } from './review/reviewApi.ts';
import { SameNameWarning } from './SameNameWarning.tsx';

/** Other offers that are likely the same machine: by name and place, owner or phone; of a new one by its name. */
export function DuplicateWarning(): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { record } = useFormOfRecord();
  const { data } = reviewApi.useEvidenceQuery(
    { params: { id: record?.id ?? 0 }, language },
    { skip: record === undefined, refetchOnMountOrArgChange: true },
  );
  if (!record) return <SameNameWarning />;
  if (!data || data.duplicates.length === 0) return null;
  return (
    <Card title={t('duplicates.title')}>
      <DuplicateList duplicates={data.duplicates} />
    </Card>
  );
}
