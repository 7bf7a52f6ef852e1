import type {
  Utilisation,
  UtilisationGroup,
  UtilisationRow,
  UtilisationSort,
} from '@rentyard/contract/entities/utilisation';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { type UtilisationFormat, useUtilisationFormat } from './useUtilisationFormat.ts';

type Column = Exclude<UtilisationSort, `-${string}`>;

interface Cell {
  readonly column: Column | 'revenue_per_rented_day';
  readonly text: (row: UtilisationRow, format: UtilisationFormat) => string;
  /** The module and the list with the counted records. */
  readonly list: readonly ['orders' | 'offers', keyof UtilisationRow['lists']];
}

const cells: readonly Cell[] = [
  {
    column: 'utilisation',
    list: ['orders', 'rented'],
    text: ({ utilisation }, format) => format.percent(utilisation),
  },
  {
    column: 'rented_days',
    list: ['orders', 'rented'],
    text: ({ rented_days }, format) => format.count(rented_days),
  },
  {
    column: 'available_days',
    list: ['offers', 'available'],
    text: ({ available_days }, format) => format.count(available_days),
  },
  {
    column: 'revenue',
    list: ['orders', 'rented'],
    text: ({ revenue }, format) => format.amount(revenue),
  },
  {
    column: 'revenue_per_rented_day',
    list: ['orders', 'rented'],
    text: ({ revenue_per_rented_day }, format) => format.amount(revenue_per_rented_day),
  },
  {
    column: 'missed_requests',
    list: ['orders', 'missed'],
    text: ({ missed_requests }, format) => format.count(missed_requests),
  },
];

interface UtilisationTableProps {
  readonly data: Utilisation;
  readonly by: UtilisationGroup;
  readonly sort: UtilisationSort;
  readonly onSort: (sort: UtilisationSort) => void;
}

/** The table behind the chart. Each number opens the list of its records. */
export function UtilisationTable({ data, by, sort, onSort }: UtilisationTableProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useUtilisationFormat(data.base_currency);
  const head = (column: Column, label: string) => {
    const isDescending = sort === `-${column}`;
    const isSorted = isDescending || sort === column;
    return (
      <th key={column} scope="col" aria-sort={ariaSort(isSorted, isDescending)}>
        <button type="button" onClick={() => onSort(isDescending ? column : `-${column}`)}>
          {label}
          {isSorted && <span aria-hidden>{isDescending ? ' ↓' : ' ↑'}</span>}
        </button>
      </th>
    );
  };
  return (
    <Scroll role="group" aria-label={t('utilisation.table')} tabIndex={0}>
      <table>
        <caption>{t('utilisation.table')}</caption>
        <thead>
          <tr>
            {head('name', t(`utilisation.by.${by}`))}
            {cells.map(({ column }) =>
              column === 'revenue_per_rented_day' ? (
                <th key={column} scope="col">
                  {t(`utilisation.${column}`)}
                </th>
              ) : (
                head(column, t(`utilisation.${column}` as 'utilisation.revenue'))
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.group.id}>
              <th scope="row">{row.group.name}</th>
              {cells.map(({ column, text, list: [module, list] }) => (
                <td key={column}>
                  <RouterLink to={path(`/${module}/page/1?${row.lists[list]}`)}>
                    {text(row, format)}
                  </RouterLink>
                  {column === 'utilisation' && (
                    <small>
                      {t('period.was', { value: format.percent(row.before.utilisation) })}
                    </small>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function ariaSort(isSorted: boolean, isDescending: boolean) {
  if (!isSorted) return undefined;
  return isDescending ? 'descending' : 'ascending';
}

const Scroll = styled.div`
  overflow-x: auto;
  font-variant-numeric: tabular-nums;

  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  table { width: 100%; border-collapse: collapse; }
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  th, td { padding: ${theme.space2} ${theme.space3}; text-align: end; white-space: nowrap; }
  :is(th, td):first-child { padding-inline-start: 0; text-align: start; }
  :is(th, td):last-child { padding-inline-end: 0; }
  tbody th { min-width: 160px; font-weight: 500; white-space: normal; }
  thead th { font-size: ${theme.textSm}; font-weight: 500; color: ${theme.textMuted}; }
  tbody tr { border-top: 1px solid ${theme.hairline}; }
  tbody tr:hover { background: ${theme.hover}; }
  button { padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
  ${media.touch} { thead button { min-height: 44px; min-width: 44px; } }
  button:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  a { color: ${theme.text}; text-decoration: none; }
  a:hover { color: ${theme.accent}; text-decoration: underline; }
  small { display: block; font-size: ${theme.textXs}; color: ${theme.textMuted}; }
`;
