import type { PermissionRow } from '@rentyard/contract/entities/role/permissionList';
import { type PositionRow, position } from '@rentyard/contract/entities/role/position';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';

/** The name of a position. Its additional permissions have their own screen. */
export function PositionForm(): ReactNode {
  const t = useT();
  return (
    <RecordSheet resource={position}>
      <Field<typeof position> name="name" hint={t('positions.name_hint')} />
      <PermissionsSection />
    </RecordSheet>
  );
}

function PermissionsSection(): ReactNode {
  const t = useT();
  const path = usePath();
  const { record } = useFormOfRecord();
  if (!record) return null;
  const { members_count, permissions } = record as PositionRow & {
    readonly permissions: readonly PermissionRow[];
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('positions.permissions')}</Heading>
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <Text size="md" tone="soft">
          {t('positions.permissions_count', { count: permissions.length })}
          {' · '}
          {t('positions.assigned_to', { count: members_count })}
        </Text>
        <ButtonLink as={RouterLink} to={path(`/positions/edit-permissions/${record.id}`)}>
          {t('positions.permissions_edit')}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
