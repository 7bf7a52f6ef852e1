import type { Resource } from '@rentyard/contract/schema/resource';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';

/** The name of a kind of record. Several kinds may belong to one module. */
export function useModuleTitle(): (resource: Resource) => string {
  const t = useT();
  const { subject } = usePermissionLabels();
  return (resource) => {
    const own = `${resource.name}.title`;
    return t.has(own) ? t(own) : subject(resource.subject);
  };
}
