import type { UserRow } from '@rentyard/contract/entities/account/user';
import { user } from '@rentyard/contract/entities/account/user';
import { Avatar } from '@rentyard/ui/Avatar';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { badgeColumn, customColumn } from '@rentyard/ui/DataTable';
import { Icon } from '@rentyard/ui/Icon';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import KeyRound from 'lucide-react/icons/key-round';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import type { Column } from '../../records/list/columns.tsx';
import { WideLabel } from '../../records/list/WideLabel.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import type { Translate } from '../../services/i18n/useT.ts';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { accountState, stateTones } from './account/UserState.tsx';
import { figureHeight } from './figureHeight.ts';

/** The figures and the tabs load separately, so that the list does not wait for them. */
const UserFigures = lazyComponent(() =>
  import('./UserFigures.tsx').then((chunk) => chunk.UserFigures),
);
const KindTabs = lazyComponent(() => import('./KindTabs.tsx').then((chunk) => chunk.KindTabs));

/** All users, with figures and tabs for staff and clients. */
export function UserList(): ReactNode {
  return (
    <ListScreen
      resource={user}
      columns={columns}
      tools={<AddClient />}
      figures={(list) => (
        <Figures>
          <Suspense>
            <UserFigures list={list} />
          </Suspense>
        </Figures>
      )}
      tabs={(list) => (
        <Suspense>
          <KindTabs list={list} />
        </Suspense>
      )}
    />
  );
}

function AddClient(): ReactNode {
  const t = useT();
  const path = usePath();
  return (
    <ButtonLink as={RouterLink} to={path('/users/add-client')} icon={UserPlus}>
      <WideLabel>{t('users.add_client')}</WideLabel>
    </ButtonLink>
  );
}

// Reserves the height of the figures, so that the rows do not move when they load.
const Figures = styled.div`
  flex: none;
  min-height: ${figureHeight}px;
  margin-bottom: ${theme.space2};

  @media (max-width: 1279px) { min-height: ${2 * figureHeight}px; }
  ${media.phone} { min-height: ${figureHeight}px; }
`;

/** Columns: identity, contact, permissions, state and last activity. */
const columns: readonly Column<typeof user.fields>[] = [
  {
    field: 'name',
    minWidth: 172,
    cell: (row) => (
      <Person>
        <Avatar name={row.name} size="small" />
        <span>{row.name}</span>
      </Person>
    ),
  },
  ({ t, column }) =>
    customColumn({
      ...column('email'),
      minWidth: 260,
      priority: 2,
      value: (row) => [row.email, ...findMarks(row).map(({ key }) => t(key))].join(', '),
      cell: (row) => <Email row={row} t={t} />,
    }),
  { field: 'role', minWidth: 144 },
  { field: 'position', minWidth: 136, priority: 0 },
  ({ t, column }) =>
    badgeColumn({
      ...column('state'),
      minWidth: 140,
      value: (row) => {
        const state = accountState(row);
        return state && t(`users.choice.state.${state}`);
      },
      tone: (row) => stateTones[accountState(row) ?? 'active'],
    }),
  { field: 'last_seen_at', priority: 1 },
  ({ t, column }) =>
    badgeColumn({
      ...column('kind'),
      priority: 0,
      value: (row) => row.kind && t(`users.choice.kind.${row.kind}`),
    }),
];

type Marked = Pick<UserRow, 'kind' | 'email_verified_at' | 'password_expired'>;

const marks = {
  verified: { key: 'users.verified', icon: BadgeCheck },
  unverified: { key: 'users.unverified', icon: CircleAlert },
  expired: { key: 'users.expired', icon: KeyRound },
} as const;

/** Marks of the e-mail address and the password. Clients sign in by phone and verify no address. */
function findMarks({ kind, email_verified_at, password_expired }: Marked) {
  const email = email_verified_at === null ? marks.unverified : marks.verified;
  return [
    ...(email === marks.unverified && kind === 'client' ? [] : [email]),
    ...(password_expired ? [marks.expired] : []),
  ];
}

function Email({ row, t }: { readonly row: UserRow; readonly t: Translate }) {
  return (
    <Person>
      <span title={row.email}>{row.email}</span>
      {findMarks(row).map(({ key, icon }) => (
        <Mark key={key} title={t(key)} data-mark={key === marks.verified.key ? 'good' : 'call'}>
          <Icon of={icon} size={16} />
          <VisuallyHidden>{t(key)}</VisuallyHidden>
        </Mark>
      ))}
    </Person>
  );
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  min-width: 0;

  > span:not([data-mark]) { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  color: ${theme.warning};

  &[data-mark='good'] { color: ${theme.success}; }
`;
