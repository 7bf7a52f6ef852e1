import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import Download from 'lucide-react/icons/download';
import PencilLine from 'lucide-react/icons/pencil-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useRemovalText } from '../row-actions/useRemovalText.ts';
import { settableFields } from './settableFields.ts';

/** Actions on selected rows. */
export type BulkAction = 'status' | 'set' | 'delete' | 'export';

interface BulkBarProps {
  readonly resource: Resource;
  readonly onSelect: (action: BulkAction) => void;
}

/** Buttons for the actions on selected rows, each by its own permission (P-LIST-8). */
export function BulkBar({ resource, onSelect }: BulkBarProps): ReactNode {
  const t = useT();
  const removalText = useRemovalText(resource);
  const { subject } = resource;
  const mayChangeStatus = useCan('change_status', subject);
  const mayUpdate = useCan('update', subject);
  const mayExport = useCan('export', subject);
  const mayDelete = useCan('delete', subject);
  return (
    <>
      {mayChangeStatus && resource.statuses && (
        <Button variant="ghost" icon={RefreshCw} onClick={() => onSelect('status')}>
          {t('bulk.status')}
        </Button>
      )}
      {mayUpdate && settableFields(resource).length > 0 && (
        <Button variant="ghost" icon={PencilLine} onClick={() => onSelect('set')}>
          {t('bulk.set')}
        </Button>
      )}
      {mayExport && (
        <Button variant="ghost" icon={Download} onClick={() => onSelect('export')}>
          {t('bulk.export')}
        </Button>
      )}
      {mayDelete && (
        <Button variant="refuse" icon={Trash2} onClick={() => onSelect('delete')}>
          {removalText('delete')}
        </Button>
      )}
    </>
  );
}
