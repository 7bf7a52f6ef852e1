import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { useRightWords } from '../../services/permissions/useRightWords.ts';
import { RightsList } from './RightsList.tsx';
import type { RightsForm } from './useRightsForm.ts';

/** What a save would change, in words, before it happens. */
export function RightsChanges({ form }: { readonly form: RightsForm }): ReactNode {
  const t = useT();
  const words = useRightWords();
  const { gains, losses, sideEffects, isDirty } = form;
  return (
    <Card title={t('rights.changes')}>
      <Stack gap={3} role="status">
        {!isDirty && (
          <Text tone="muted" size="md" as="p">
            {t('rights.unchanged')}
          </Text>
        )}
        {isDirty && gains.length + losses.length === 0 && (
          <Text tone="muted" size="md" as="p">
            {t('rights.no_effect')}
          </Text>
        )}
        <RightsList title={t('rights.gains')} tone="success" rights={gains} />
        <RightsList title={t('rights.losses')} tone="danger" rights={losses} />
        {sideEffects.map(({ kind, subject, action, because }) => (
          <Text key={`${kind} ${action} ${subject}`} size="sm" tone="muted" as="p">
            {t(`rights.${kind}`, {
              subject: words.subject(subject),
              action: words.action(action),
              because: words.action(because),
            })}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
