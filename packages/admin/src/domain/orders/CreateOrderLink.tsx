import { ButtonLink } from '@rentyard/ui/ButtonLink';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import type { ReactNode } from 'react';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { newOrderAddress, newOrderState } from './newOrderState.ts';

type CreateOrderLinkProps = Parameters<typeof newOrderState>[0];

/** Opens a new order with these values, for users who may create orders. */
export function CreateOrderLink(start: CreateOrderLinkProps): ReactNode {
  const t = useT();
  const path = usePath();
  const mayCreate = useCan('create', 'orders');
  if (!mayCreate) return null;
  return (
    <ButtonLink
      as={RouterLink}
      to={path(newOrderAddress)}
      state={newOrderState(start)}
      icon={ClipboardPlus}
    >
      {t('orders.create')}
    </ButtonLink>
  );
}
