import type { Resource } from '@rentyard/contract/schema/resource';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useFreeKeys } from '../../services/keyboard/useFreeKeys.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useModuleText } from '../fields/useModuleText.ts';
import { type ListTrail, trailState } from '../navigation/listTrail.ts';
import { WideLabel } from './WideLabel.ts';

interface CreateLinkProps {
  readonly resource: Resource;
  readonly trail: ListTrail;
  /** Phones show the label too. */
  readonly isLabelled?: boolean;
}

/** A link that creates a record, for users with the permission. The shortcut is `c`. */
export function CreateLink({ resource, trail, isLabelled = false }: CreateLinkProps): ReactNode {
  const text = useModuleText(resource);
  const path = usePath();
  const navigate = useNavigate();
  const mayCreate = useCan('create', resource.subject);
  const to = path(`/${resource.subject}/create`);
  useFreeKeys({
    ...(mayCreate && { KeyC: () => void navigate(to, { state: trailState(trail) }) }),
  });
  if (!mayCreate) return null;
  return (
    <ButtonLink as={RouterLink} to={to} state={trailState(trail)} variant="primary" icon={Plus}>
      {isLabelled ? text('create') : <WideLabel>{text('create')}</WideLabel>}
    </ButtonLink>
  );
}
