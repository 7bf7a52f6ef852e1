import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { initApi } from '../../services/session/initApi.ts';
import { LoginLink } from './LoginLink.tsx';
import { NoticePage } from './NoticePage.tsx';

/** Target of the confirmation link in the mail. The next step depends on the registration mode. */
export function EmailConfirmed(): ReactNode {
  const t = useT();
  const { data: init } = initApi.useInitQuery();
  const isOpen = init?.registration === 'open';
  return (
    <NoticePage
      icon={CircleCheck}
      tone="success"
      title={t('confirmed.title')}
      text={t(isOpen ? 'confirmed.text_open' : 'confirmed.text')}
    >
      <LoginLink isNext={isOpen} />
    </NoticePage>
  );
}
