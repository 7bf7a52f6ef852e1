import type { UsersDashboard } from '@rentyard/contract/entities/account/userRoutes';
import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import { Sparkline } from '@rentyard/ui/Sparkline';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListController } from '../../records/list/useList.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import type { MessageKey } from '../../services/i18n/defineMessages.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { usersApi } from './account/usersApi.ts';
import { figureHeight } from './figureHeight.ts';

interface UserFiguresProps {
  readonly list: ListController;
}

interface Figure {
  readonly label: MessageKey;
  readonly count: (figures: UsersDashboard) => number;
  /** Filters for the counted people. Without them, the figure is not a link. */
  readonly filters?: readonly Filter[];
  /** Whether the figure needs action. */
  readonly isCall?: boolean;
}

const is = (path: string, value: string): Filter => ({ path, operator: 'eq', value });

const shown: readonly Figure[] = [
  {
    label: 'users.figure.waiting',
    count: (figures) => figures.waiting_for_approval,
    filters: [is('kind', 'staff'), is('state', 'pending')],
    isCall: true,
  },
  { label: 'users.figure.now', count: (figures) => figures.seen.now },
  { label: 'users.figure.week', count: (figures) => figures.seen.week },
  { label: 'users.figure.invited', count: (figures) => figures.invited },
  {
    label: 'users.figure.two_step',
    count: (figures) => figures.with_two_step,
    filters: [is('kind', 'staff'), is('two_step', '1')],
  },
  {
    label: 'users.figure.expired',
    count: (figures) => figures.password_expired,
    filters: [is('kind', 'staff'), is('password_expired', '1')],
  },
  {
    label: 'users.figure.documents',
    count: (figures) => figures.documents_unverified,
    filters: [
      is('kind', 'client'),
      { path: 'documents_verified_at', operator: 'empty', value: '1' },
    ],
  },
];

/** The figures of `users/dashboard` in one row. Each links to the people it counts. */
export function UserFigures({ list }: UserFiguresProps): ReactNode {
  const t = useT();
  const { data: figures } = usersApi.useUsersDashboardQuery();
  const path = usePath();
  const { number } = useFormat();
  const added = (figures?.added ?? []).map(({ date, staff, clients }) => ({
    label: date,
    value: staff + clients,
  }));
  return (
    <Row aria-label={t('users.figures')}>
      {shown.map(({ label, count, filters, isCall }) => {
        const value = figures && count(figures);
        const inside = (
          <>
            <b>{value === undefined ? '–' : number(value)}</b>
            <span>{t(label)}</span>
          </>
        );
        return (
          <li key={label} data-call={(isCall && (value ?? 0) > 0) || undefined}>
            {filters ? (
              <RouterLink to={path(list.buildAddress({ filters, search: '' }))}>
                {inside}
              </RouterLink>
            ) : (
              <div>{inside}</div>
            )}
          </li>
        );
      })}
      <li>
        <div>
          <Trend>
            <b>{figures ? number(sumValues(added)) : '–'}</b>
            {figures && (
              <Sparkline
                label={t('users.figure.added')}
                width={64}
                height={26}
                points={added}
                formatValue={number}
              />
            )}
          </Trend>
          <span>{t('users.figure.added')}</span>
        </div>
      </li>
    </Row>
  );
}

function sumValues(points: readonly { readonly value: number }[]): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}

const Trend = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
`;

const Row = styled.ul`
  flex: none;
  display: grid;
  grid-template-columns: repeat(${shown.length + 1}, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.hairline};

  @media (max-width: 1279px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 136px;
    overflow-x: auto;
  }

  > li { background: ${theme.surface}; }
  > li > * {
    display: grid;
    align-content: start;
    min-height: ${figureHeight - 2}px;
    padding: ${theme.space2} ${theme.space3};
    color: ${theme.text};
    text-decoration: none;
  }
  > li > a:hover { background: ${theme.hover}; }
  > li > a:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  b { font-size: ${theme.textXl}; line-height: 26px; font-weight: 600; font-variant-numeric: tabular-nums; }
  span { font-size: ${theme.textSm}; line-height: 16px; color: ${theme.textMuted}; overflow-wrap: anywhere; }
  > [data-call] b { color: ${theme.accent}; }
`;
