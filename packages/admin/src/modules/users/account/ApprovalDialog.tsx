import { user } from '@rentyard/contract/entities/user';
import type { Option } from '@rentyard/contract/schema/values';
import { Combobox } from '@rentyard/ui/Combobox';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { DialogButtons } from '../../../records/form/DialogButtons.tsx';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import type { Account, Person } from './useAccount.ts';

interface ApprovalDialogProps {
  readonly person: Person;
  readonly account: Account;
  readonly onClose: () => void;
}

/** Approves a registered user with a role. */
export function ApprovalDialog({ person, account, onClose }: ApprovalDialogProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(user.name);
  const loadOptions = useLoadOptions(user.name, 'role');
  const [role, setRole] = useState<Option | null>(person.role);
  const [isMissing, setMissing] = useState(false);
  const approve = async () => {
    if (role === null) setMissing(true);
    else if (await account.approve(role.id)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('users.approve_title', { name: person.name })}
      footer={
        <DialogButtons
          label={t('users.approve')}
          onConfirm={() => void approve()}
          onCancel={onClose}
          isBusy={account.isBusy}
        />
      }
    >
      <Stack gap={4}>
        <Text size="md" tone="soft" as="p">
          {t(person.email_verified_at === null ? 'users.approve_unverified' : 'users.approve_text')}
        </Text>
        <Combobox
          label={label('role')}
          required
          value={role}
          onChange={(chosen) => setRole(chosen as Option | null)}
          loadOptions={loadOptions}
          error={isMissing && role === null ? t('users.role_missing') : undefined}
        />
      </Stack>
    </Dialog>
  );
}
