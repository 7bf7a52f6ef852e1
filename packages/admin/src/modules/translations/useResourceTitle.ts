import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';

/** What the records of a resource are called: as their module, or by a word of the desk's own. */
export function useResourceTitle(): (resource: string) => string {
  const t = useT();
  const { subject } = usePermissionLabels();
  return (resource) => {
    const title = `translations.of.${resource}`;
    return t.has(title) ? t(title) : subject(resource.replaceAll('_', '-'));
  };
}
