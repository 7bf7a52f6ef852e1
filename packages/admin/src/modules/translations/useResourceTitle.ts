import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';

/** Title of a resource: its module's title, or a message of its own. */
export function useResourceTitle(): (resource: string) => string {
  const t = useT();
  const { subject } = usePermissionLabels();
  return (resource) => {
    const title = `translations.of.${resource}`;
    return t.has(title) ? t(title) : subject(resource.replaceAll('_', '-'));
  };
}
