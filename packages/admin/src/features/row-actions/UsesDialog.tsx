import type { Subject } from '@rentyard/contract/permissions';
import type { Use } from '@rentyard/contract/schema/routes/errorBody';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';

interface UsesDialogProps {
  readonly uses: readonly Use[];
  readonly onClose: () => void;
}

/** Lists the records that reference a record and so prevent its deletion, each with a link. */
export function UsesDialog({ uses, onClose }: UsesDialogProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('record.in_use')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('record.close')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text as="p" tone="soft">
          {t('record.in_use_text')}
        </Text>
        <Stack as="ul" gap={1}>
          {uses.map((use) => (
            <li key={`${use.subject}/${use.id}`}>
              <RouterLink to={address(use.subject as Subject, use.id)} onClick={onClose}>
                {use.name}
              </RouterLink>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
