import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { initApi } from '../../services/session/initApi.ts';
import { ToLogin } from './LoginLink.tsx';
import { Notice } from './NoticePage.tsx';

/** Where the link from the mail ends. What comes next depends on who lets people in here. */
export function EmailConfirmed(): ReactNode {
  const t = useT();
  const { data: init } = initApi.useInitQuery();
  const isOpen = init?.registration === 'open';
  return (
    <Notice
      icon={CircleCheck}
      tone="success"
      title={t('confirmed.title')}
      text={t(isOpen ? 'confirmed.text_open' : 'confirmed.text')}
    >
      <ToLogin isNext={isOpen} />
    </Notice>
  );
}
