import type { Resource } from '@rentyard/contract/schema/resource';
import type { ReactNode } from 'react';
import { ExportDialog } from '../import-export/ExportDialog.tsx';
import type { Chosen } from '../list/chosen.ts';
import type { BulkDeed } from './BulkBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';

/** What the bar of chosen rows was asked for. */
export interface Asked {
  readonly deed: BulkDeed;
  readonly chosen: Chosen;
  /** Takes the selection back. */
  readonly clear: () => void;
}

interface BulkAskedProps {
  readonly resource: Resource;
  readonly asked: Asked;
  /** Ids of the columns that the list shows, in their order. */
  readonly columns: readonly string[];
  readonly onClose: () => void;
}

/** The dialog for what is to be done to chosen rows. */
export function BulkAsked({ resource, asked, columns, onClose }: BulkAskedProps): ReactNode {
  const { deed, chosen, clear } = asked;
  if (deed === 'export') {
    return <ExportDialog resource={resource} chosen={chosen} columns={columns} onClose={onClose} />;
  }
  return (
    <BulkDialog
      resource={resource}
      deed={deed}
      chosen={chosen}
      onStarted={clear}
      onClose={onClose}
    />
  );
}
