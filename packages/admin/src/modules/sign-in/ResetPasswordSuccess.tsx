import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { LoginLink } from './LoginLink.tsx';
import { NoticePage } from './NoticePage.tsx';

/** Confirms the new password. The user is not signed in yet. */
export function ResetPasswordSuccess(): ReactNode {
  const t = useT();
  return (
    <NoticePage
      icon={CircleCheck}
      tone="success"
      title={t('reset.done_title')}
      text={t('reset.done_text')}
    >
      <LoginLink isNext />
    </NoticePage>
  );
}
