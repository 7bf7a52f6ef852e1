import type { CalendarGroups } from '@rentyard/contract/entities/rental/calendarGroupRoutes';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';

interface CalendarSummaryProps {
  /** Undefined until they are loaded. */
  readonly groups: CalendarGroups | undefined;
  /** Only some offers are listed, which a list of orders cannot show. */
  readonly isNarrowed: boolean;
}

/** Counts of what is out, late and free. Without filters they lead to their orders. */
export function CalendarSummary({ groups, isNarrowed }: CalendarSummaryProps): ReactNode {
  const t = useT();
  const path = usePath();
  if (!groups) return null;
  const sum = (count: 'free' | 'machines') =>
    groups.groups.reduce((total, group) => total + group[count], 0);
  const { late, due, out, requested } = groups;
  const counts = [
    { name: 'late', text: t('calendar.sum.late', { count: late }), count: late },
    { name: 'due', text: t('calendar.sum.due', { count: due }), count: due },
    { name: 'out', text: t('calendar.sum.out', { count: out + late }), count: out + late },
    {
      name: 'requested',
      text: t('calendar.sum.requested', { count: requested }),
      count: requested,
    },
  ] as const;
  return (
    <Counts aria-label={t('calendar.summary')}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ name, text }) => (
          <li key={name} data-count={name}>
            {isNarrowed || name === 'due' ? (
              text
            ) : (
              <RouterLink to={path(`/orders/page/1?filter[life]${lists[name]}`)}>{text}</RouterLink>
            )}
          </li>
        ))}
      <li>{t('calendar.free_now', { free: sum('free'), count: sum('machines') })}</li>
    </Counts>
  );
}

const lists = { late: '=late', out: '[in]=out,late', requested: '=requested' } as const;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space4};
  font-size: ${theme.textMd};
  font-variant-numeric: tabular-nums;

  > li { color: ${theme.textMuted}; white-space: nowrap; }
  > li > a { color: ${theme.text}; text-underline-offset: 3px; }
  ${media.touch} { > li { line-height: 44px; } > li > a { display: inline-block; min-width: 44px; } }
  > li[data-count='late'],
  > li[data-count='late'] > a { color: ${theme.danger}; font-weight: 600; }
`;
