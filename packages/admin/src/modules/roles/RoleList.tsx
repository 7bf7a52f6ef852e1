import { type RoleRow, role } from '@rentyard/contract/entities/role/role';
import { badgeColumn, customColumn, type DataColumn } from '@rentyard/ui/DataTable';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ColumnTools } from '../../records/list/columns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';

/** All roles with their users. The list is short and has no search (P-LIST-2). */
export function RoleList(): ReactNode {
  return (
    <ListScreen
      resource={role}
      columns={[
        { field: 'name', minWidth: 160 },
        ({ t, column }) =>
          badgeColumn({
            ...column('system'),
            priority: 1,
            value: (row) => (row.system === null ? null : t('roles.built_in')),
          }),
        members,
        permissions,
        'members_count',
        'updated_at',
      ]}
      hasSearch={false}
    />
  );
}

type Tools = ColumnTools<'members' | 'permissions'>;

function members({ column }: Tools): DataColumn<RoleRow> {
  return customColumn({
    ...column('members'),
    minWidth: 320,
    priority: 0,
    value: (row) => row.members.map(formatMember).join(', '),
    cell: (row) => (
      <People title={row.members.map(formatMember).join('\n')}>
        {row.members.map((member) => (
          <li key={member.id}>
            {member.name} {member.surname} <small>{member.email}</small>
          </li>
        ))}
      </People>
    ),
  });
}

function permissions({ t, column }: Tools): DataColumn<RoleRow> {
  const count = ({ system, permissions }: RoleRow) =>
    system === 'admin'
      ? t('roles.permissions_all')
      : t('roles.permissions_count', { count: permissions.length });
  return customColumn({
    ...column('permissions'),
    minWidth: 176,
    priority: 2,
    value: count,
    cell: (row) => (
      <PermissionsLink id={row.id} role={row.name}>
        {count(row)}
      </PermissionsLink>
    ),
  });
}

interface PermissionsLinkProps {
  readonly id: number;
  /** The name of the role, for screen readers. */
  readonly role: string;
  readonly children: string;
}

/** Number of permissions, linked to the permission editor. */
function PermissionsLink({ id, role, children }: PermissionsLinkProps): ReactNode {
  const path = usePath();
  return (
    <RouterLink to={path(`/roles/edit-permissions/${id}`)} aria-label={`${role}: ${children}`}>
      {children}
    </RouterLink>
  );
}

function formatMember({ name, surname, email }: RoleRow['members'][number]): string {
  return `${name} ${surname} (${email})`;
}

// One line, like all cells. The title and the role itself show the rest.
const People = styled.ul`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  > li { display: inline; }
  > li + li::before { content: ' · '; color: ${theme.textMuted}; }
  small { font-size: ${theme.textSm}; color: ${theme.textMuted}; }
`;
