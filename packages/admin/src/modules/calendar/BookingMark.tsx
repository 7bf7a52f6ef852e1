import { theme } from '@rentyard/ui/theme';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import Wrench from 'lucide-react/icons/wrench';
import type { ComponentType, ReactNode } from 'react';
import { css } from 'styled-components';
import type { Booking, BookingKind } from './bookings.ts';

type Shape = ComponentType<{ readonly size?: number; readonly strokeWidth?: number }>;

const shapes: Readonly<Record<BookingKind, Shape>> = {
  requested: Hourglass,
  approved: Check,
  out: Truck,
  late: Clock,
  returned: Undo2,
  blocked: CalendarOff,
};

interface BookingMarkProps {
  readonly booking: Pick<Booking, 'kind' | 'blocked'>;
}

/** The sign of a state, beside its text. */
export function BookingMark({ booking: { kind, blocked } }: BookingMarkProps): ReactNode {
  const Mark = blocked?.reason === 'maintenance' ? Wrench : shapes[kind];
  return <Mark size={14} strokeWidth={1.75} aria-hidden />;
}

const hatching = (colour: string) =>
  `repeating-linear-gradient(135deg, ${colour} 0 4px, transparent 4px 9px)`;

/**
 * Fill and border of each state, by `data-kind`. Only late machines are solid: they are the ones to see
 * from a distance. Text over hatching has its own background.
 */
export const bookingStyle = css`
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radiusSmall};
  background: ${theme.surface};
  color: ${theme.text};
  font-size: ${theme.textSm};

  svg { flex: none; }
  &[data-kind='requested'] {
    border: 1px dashed ${theme.info};
    background: ${hatching(theme.infoSoft)} ${theme.surface};
    color: ${theme.info};
  }
  &[data-kind='approved'] { border-color: ${theme.info}; background: ${theme.infoSoft}; color: ${theme.info}; }
  &[data-kind='out'] {
    border-color: ${theme.success};
    border-inline-start-width: 4px;
    background: ${theme.successSoft};
    color: ${theme.success};
  }
  &[data-kind='late'] { border-color: ${theme.dangerFill}; background: ${theme.dangerFill}; color: ${theme.onDanger}; }
  &[data-kind='returned'] { border-color: transparent; background: ${theme.neutralSoft}; color: ${theme.neutral}; }
  &[data-kind='blocked'] {
    background: ${hatching(theme.neutralSoft)} ${theme.surface};
    color: ${theme.textSoft};
  }
`;
