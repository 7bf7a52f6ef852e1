import { IconButton } from '@rentyard/ui/IconButton';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import type { CalendarLines } from '../scroll/calendarLines.ts';
import type { CalendarAddress } from '../useCalendarAddress.ts';

interface ToggleAllProps {
  readonly lines: CalendarLines;
  readonly calendar: Pick<CalendarAddress, 'closed' | 'follow'>;
}

/** Hides the machines of all categories, or shows them again. */
export function ToggleAll({ lines, calendar: { closed, follow } }: ToggleAllProps): ReactNode {
  const t = useT();
  const all = lines.heads.map((index) => lines.find(index)?.group.category.id ?? 0);
  const isAnyOpen = all.some((category) => !closed.includes(category));
  return (
    <IconButton
      size="small"
      icon={isAnyOpen ? ChevronsDownUp : ChevronsUpDown}
      label={t(isAnyOpen ? 'calendar.collapse_all' : 'calendar.expand_all')}
      onClick={() => follow({ closed: isAnyOpen ? all : [] })}
    />
  );
}
