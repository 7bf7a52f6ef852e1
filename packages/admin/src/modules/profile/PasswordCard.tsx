import type { Profile } from '@rentyard/contract/entities/account/account';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { PasswordChangeForm } from '../../domain/account/PasswordChangeForm.tsx';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';

interface PasswordCardProps {
  readonly user: Profile;
}

/** Date of the last password change, and the form for a new one. */
export function PasswordCard({ user }: PasswordCardProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const since = user.password_changed_at;
  return (
    <Card
      title={t('login.password')}
      actions={
        !isOpen && <Button onClick={() => setOpen(true)}>{t('account.change_password')}</Button>
      }
    >
      {isOpen ? (
        <PasswordChangeForm
          onDone={close}
          others={
            <Button size="large" onClick={close}>
              {t('record.cancel')}
            </Button>
          }
        />
      ) : (
        <Text as="p" tone="muted">
          {since
            ? t('profile.password_since', { time: format.moment(since) })
            : t('profile.password')}
        </Text>
      )}
    </Card>
  );
}
