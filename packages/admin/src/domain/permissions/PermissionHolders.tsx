import { Avatar } from '@rentyard/ui/Avatar';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useUser } from '../../services/session/useSession.ts';
import { type OwnPermissions, type PermissionOwner, permissionsApi } from './permissionsApi.ts';

interface PermissionHoldersProps {
  readonly resource: PermissionOwner;
  readonly stored: OwnPermissions;
}

/** How many names are listed; the others are counted. */
const namedAtMost = 8;

/** The users affected by a change: how many, and their names for users who may read them. */
export function PermissionHolders({ resource, stored }: PermissionHoldersProps): ReactNode {
  const t = useT();
  const me = useUser();
  const mayName = useCan('read', 'users');
  const { id, affected } = stored;
  const { data } = permissionsApi.useHoldersQuery(
    { resource, id },
    { skip: !mayName || affected === 0 },
  );
  const named = data?.data.slice(0, namedAtMost) ?? [];
  const isMine = (resource === 'roles' ? me?.role : me?.position)?.id === id;
  return (
    <Card title={t('permissions.people')}>
      <Stack gap={3}>
        <Text size="md" tone="soft" as="p">
          {affected === 0
            ? t('permissions.nobody')
            : t('permissions.people_count', { count: affected })}
        </Text>
        {named.length > 0 && (
          <Stack as="ul" gap={2}>
            {named.map((person) => (
              <Stack key={person.id} as="li" direction="row" gap={2} align="center">
                <Avatar name={person.name} size="medium" />
                <Stack gap={0}>
                  <Text size="md" truncate>
                    {person.name}
                  </Text>
                  <Text size="sm" tone="muted" truncate>
                    {person.email}
                  </Text>
                </Stack>
              </Stack>
            ))}
          </Stack>
        )}
        {named.length > 0 && affected > named.length && (
          <Text size="sm" tone="muted" as="p">
            {t('permissions.more_people', { count: affected - named.length })}
          </Text>
        )}
        {isMine && (
          <Text size="sm" tone="warning" as="p">
            {t('permissions.mine')}
          </Text>
        )}
        <Text size="sm" tone="muted" as="p">
          {t('permissions.at_once')}
        </Text>
      </Stack>
    </Card>
  );
}
