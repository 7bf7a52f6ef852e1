import type { Resource } from '@rentyard/contract/schema/resource';
import { useCan } from '../../services/permissions/useCan.ts';

export type ListMenuAction = 'export' | 'import' | 'trash';

/** The actions of the list menu that the user has permissions for. */
export function useListMenuActions({ subject, isImported }: Resource): readonly ListMenuAction[] {
  const mayExport = useCan('export', subject);
  const mayImport = useCan('import', subject) && isImported === true;
  const mayDelete = useCan('delete', subject);
  const allowed = { export: mayExport, import: mayImport, trash: mayDelete };
  return (['export', 'import', 'trash'] as const).filter((action) => allowed[action]);
}
