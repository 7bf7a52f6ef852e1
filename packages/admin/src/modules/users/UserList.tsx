import { user } from '@rentyard/contract/entities/user';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { media } from '@rentyard/ui/theme';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { columns } from './columns.tsx';

/** The figures load separately, so that the list does not wait for them. */
const PeopleHead = lazyComponent(() =>
  import('./UserListHeader.tsx').then((chunk) => chunk.UserListHeader),
);

/** All users, with figures and tabs for staff and clients. */
export function UserList(): ReactNode {
  return (
    <ListScreen
      resource={user}
      columns={columns}
      tools={<AddClient />}
      tabs={(list) => (
        <Head>
          <Suspense>
            <PeopleHead list={list} />
          </Suspense>
        </Head>
      )}
    />
  );
}

function AddClient(): ReactNode {
  const t = useT();
  const path = usePath();
  return (
    <ButtonLink as={RouterLink} to={path('/users/add-client')} icon={UserPlus}>
      {t('users.add_client')}
    </ButtonLink>
  );
}

// Reserves the height of the figures and tabs, so that the rows do not move when they load.
const Head = styled.div`
  flex: 1;
  min-width: 0;
  min-height: 116px;
  ${media.phone} { min-height: 112px; }
`;
