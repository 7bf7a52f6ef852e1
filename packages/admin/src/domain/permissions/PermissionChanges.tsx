import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { PermissionList } from './PermissionList.tsx';
import type { PermissionForm } from './usePermissionForm.ts';

/** The changes that a save would make, as text. */
export function PermissionChanges({ form }: { readonly form: PermissionForm }): ReactNode {
  const t = useT();
  const labels = usePermissionLabels();
  const { gains, losses, sideEffects, isDirty } = form;
  return (
    <Card title={t('permissions.changes')}>
      <Stack gap={3} role="status">
        {!isDirty && (
          <Text tone="muted" size="md" as="p">
            {t('permissions.unchanged')}
          </Text>
        )}
        {isDirty && gains.length + losses.length === 0 && (
          <Text tone="muted" size="md" as="p">
            {t('permissions.no_effect')}
          </Text>
        )}
        <PermissionList title={t('permissions.gains')} tone="success" permissions={gains} />
        <PermissionList title={t('permissions.losses')} tone="danger" permissions={losses} />
        {sideEffects.map(({ kind, subject, action, because }) => (
          <Text key={`${kind} ${action} ${subject}`} size="sm" tone="muted" as="p">
            {t(`permissions.${kind}`, {
              subject: labels.subject(subject),
              action: labels.action(action),
              because: labels.action(because),
            })}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
