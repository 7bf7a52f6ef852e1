import { user } from '@rentyard/contract/entities/user';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { media, theme } from '@rentyard/ui/theme';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { WideLabel } from '../../records/list/WideLabel.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { columns } from './columns.tsx';
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
