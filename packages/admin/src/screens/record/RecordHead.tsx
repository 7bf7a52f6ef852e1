import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { IconButton } from '@rentyard/ui/IconButton';
import { PageHeader } from '@rentyard/ui/PageHeader';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { UsesDialog } from '../../features/row-actions/UsesDialog.tsx';
import { useRemoval } from '../../features/row-actions/useRemoval.ts';
import { useRemovalText } from '../../features/row-actions/useRemovalText.ts';
import { RecordStatus } from '../../features/status/StatusActions.tsx';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import type { FormLanguages } from '../../records/form/values/contentLanguages.ts';
import { codeOf, formatTitle } from '../../records/form/values/recordText.ts';
import { useNamedRecord } from '../../records/navigation/openRecord.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { PrevNext } from './PrevNext.tsx';

interface RecordHeadProps {
  readonly resource: Resource;
  /** In edit shape; undefined for a new record. */
  readonly record: RecordBase | undefined;
  readonly languages: FormLanguages;
  /** Links of the module to what can be done with the record. */
  readonly actions?: ReactNode;
  /** The record was moved to the trash, so the form must close. */
  readonly onDeleted: () => void;
}

/** The header of a record page: title, status, code, previous and next record, delete button. */
export function RecordHead(props: RecordHeadProps): ReactNode {
  const { resource, record, languages, actions, onDeleted } = props;
  const removalText = useRemovalText(resource);
  const text = useModuleText(resource);
  const language = useLanguage();
  const title = record ? formatTitle(resource, record, language, languages.default) : text('new');
  useNamedRecord(record ? title : '');
  const mayDelete = useCan('delete', resource.subject);
  const removal = useRemoval(resource);
  if (!record) return <PageHeader title={title} />;
  const code = codeOf(record);
  const handleDelete = async () => {
    if (await removal.remove([record.id], title)) onDeleted();
  };
  return (
    <PageHeader
      title={title}
      actions={
        <>
          {actions}
          <PrevNext resource={resource} id={record.id} />
          {mayDelete && (
            <IconButton icon={Trash2} label={removalText('delete')} onClick={handleDelete} />
          )}
        </>
      }
    >
      <RecordStatus record={record} />
      {code && <CopyToClipboard value={code} />}
      {removal.uses.length > 0 && <UsesDialog uses={removal.uses} onClose={removal.clearUses} />}
    </PageHeader>
  );
}
