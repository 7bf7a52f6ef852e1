import type { PermissionRow } from '@rentyard/contract/entities/role/permissionList';
import { type RoleRow, role } from '@rentyard/contract/entities/role/role';
import { Avatar } from '@rentyard/ui/Avatar';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { useFormLocation } from '../../records/navigation/useFormLocation.ts';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';

/**
 * The name of a role. Its permissions have their own screen, which opens after a role is created.
 */
export function RoleForm(): ReactNode {
  return (
    <RecordSheet resource={role} next={(id) => `/roles/edit-permissions/${id}`}>
      <Field<typeof role> name="name" />
      <PermissionsSection />
      <People />
    </RecordSheet>
  );
}

function PermissionsSection(): ReactNode {
  const t = useT();
  const path = usePath();
  const { form, record } = useFormOfRecord();
  // A duplicated role loads after the form has rendered.
  const copied = useWatch({
    control: form.control,
    name: 'permissions',
  }) as readonly PermissionRow[];
  const { quickCreate } = useFormLocation(role);
  if (!record) {
    return (
      <Text size="md" tone="muted" as="p">
        {copied.length > 0
          ? t('roles.permissions_copied', { count: copied.length })
          : t(quickCreate ? 'roles.permissions_later' : 'roles.permissions_next')}
      </Text>
    );
  }
  const { system, permissions } = record as RoleRow & { permissions: readonly PermissionRow[] };
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('roles.permissions')}</Heading>
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <Text size="md" tone="soft">
          {system === 'admin'
            ? t('roles.permissions_all')
            : t('roles.permissions_count', { count: permissions.length })}
        </Text>
        <ButtonLink as={RouterLink} to={path(`/roles/edit-permissions/${record.id}`)}>
          {t('roles.permissions_edit')}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

/** Users with the role, as far as the server returns them. */
function People(): ReactNode {
  const t = useT();
  const { record } = useFormOfRecord();
  if (!record) return null;
  const { members, members_count } = record as RoleRow;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('roles.people')}</Heading>
      {members.length === 0 && (
        <Text size="md" tone="muted" as="p">
          {t('roles.nobody')}
        </Text>
      )}
      <Stack as="ul" gap={2}>
        {members.map(({ id, name, surname, email }) => (
          <Stack key={id} as="li" direction="row" gap={3} align="center">
            <Avatar name={`${name} ${surname}`} />
            <Stack gap={0}>
              <Text size="md" truncate>
                {name} {surname}
              </Text>
              <Text size="sm" tone="muted" truncate>
                {email}
              </Text>
            </Stack>
          </Stack>
        ))}
      </Stack>
      {members_count > members.length && (
        <Text size="sm" tone="muted" as="p">
          {t('roles.more_people', { count: members_count - members.length })}
        </Text>
      )}
    </Stack>
  );
}
