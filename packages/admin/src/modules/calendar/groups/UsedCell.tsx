import { useLanguageTag } from '@rentyard/ui/strings';
import { theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../services/i18n/useT.ts';
import type { Machine } from '../bookings.ts';
import { type CalendarOffers, offersPerPage } from '../calendarApi.ts';
import type { CalendarLine } from '../scroll/calendarLines.ts';
import { type Used, useMachineUsage } from './calendarGroupApi.ts';

interface GroupUsageProps {
  readonly width: number;
  readonly used: Used;
}

/** The share of the last 30 days in which the machines of a category were rented. */
export function GroupUsage({ width, used }: GroupUsageProps): ReactNode {
  return (
    <Cell role="gridcell" style={{ width }} data-group>
      <Percent used={used} />
    </Cell>
  );
}

interface MachineUsageProps {
  readonly width: number;
  readonly offers: CalendarOffers;
  readonly line: CalendarLine | undefined;
  /** Undefined until it is loaded. */
  readonly machine: Machine | undefined;
}

/** The same of one machine, with a bar. */
export function MachineUsage({ width, offers, line, machine }: MachineUsageProps): ReactNode {
  return (
    <Cell role="gridcell" style={{ width }}>
      {line?.at !== undefined && machine && (
        <LoadedUsage
          offers={offers}
          category={line.group.category.id}
          page={Math.floor(line.at / offersPerPage) + 1}
          machine={machine.offer.id}
        />
      )}
    </Cell>
  );
}

interface LoadedUsageProps {
  readonly offers: CalendarOffers;
  readonly category: number;
  readonly page: number;
  readonly machine: number;
}

function LoadedUsage({ machine, ...query }: LoadedUsageProps): ReactNode {
  const used = useMachineUsage(query, machine);
  return (
    <>
      <Percent used={used} />
      {typeof used === 'number' && (
        <Bar aria-hidden>
          <i style={{ width: `${Math.min(100, used)}%` }} />
        </Bar>
      )}
    </>
  );
}

function Percent({ used }: Pick<GroupUsageProps, 'used'>): ReactNode {
  const t = useT();
  const tag = useLanguageTag();
  const format = useMemo(
    () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
    [tag],
  );
  if (used === undefined) return null;
  if (used === 'service') {
    return (
      <span data-none title={t('calendar.not_counted')}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('calendar.not_counted')}</VisuallyHidden>
      </span>
    );
  }
  if (used === null) return <span data-none>{t('calendar.no_use')}</span>;
  return <span>{format.format(used / 100)}</span>;
}

const Cell = styled.div`
  position: sticky;
  z-index: 3;
  inset-inline-end: 0;
  flex: none;
  display: grid;
  align-content: center;
  justify-items: end;
  gap: 5px;
  margin-inline-start: auto;
  padding-inline: ${theme.space3};
  border-inline-start: 1px solid ${theme.border};
  background: ${theme.surface};
  font-size: ${theme.textMd};
  line-height: 16px;
  font-variant-numeric: tabular-nums;

  &[data-group] { background: ${theme.sunken}; color: ${theme.textMuted}; }
  > [data-none] { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;

const Bar = styled.span`
  width: 100%;
  height: 3px;
  border-radius: 2px;
  overflow: clip;
  background: ${theme.hairline};

  > i { display: block; height: 100%; background: ${theme.textMuted}; }
`;
