import { importedResources } from '@rentyard/contract/entities/records/importExport';
import type { Resource } from '@rentyard/contract/schema/resource';
import { useCan } from '../../services/permissions/useCan.ts';

export type ListMenuAction = 'export' | 'import' | 'trash';

/** The actions of the list menu that the user has permissions for. */
export function useListMenuActions({ name, subject }: Resource): readonly ListMenuAction[] {
  const mayExport = useCan('export', subject);
  const mayImport = useCan('import', subject) && importedResources.some((one) => one === name);
  const mayDelete = useCan('delete', subject);
  const allowed = { export: mayExport, import: mayImport, trash: mayDelete };
  return (['export', 'import', 'trash'] as const).filter((action) => allowed[action]);
}
