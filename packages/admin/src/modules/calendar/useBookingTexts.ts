import type { Span } from '../../domain/rental/timeScale.ts';
import { choiceLabel } from '../../records/fields/useChoiceLabel.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { Booking, Machine } from './bookings.ts';

interface BookingTexts {
  /** `Requested`; the reason of a blocked period. */
  readonly state: (booking: Pick<Booking, 'kind' | 'blocked'>) => string;
  /** On the bar: who, and the state. */
  readonly short: (booking: Booking) => string;
  /** Everything, for screen readers and as the title. */
  readonly name: (booking: Booking, machine: Machine) => string;
  /** The number with the client, in sentences. */
  readonly holder: (booking: Booking) => string;
  readonly period: (span: Span) => string;
}

/** The texts of bookings. */
export function useBookingTexts(): BookingTexts {
  const t = useT();
  const format = useFormat();
  const moment = (at: number) => format.moment(new Date(at).toISOString());
  const period = ({ start, end }: Span) => `${moment(start)} – ${moment(end)}`;
  const state: BookingTexts['state'] = ({ kind, blocked }) =>
    blocked
      ? choiceLabel(t, 'blocked_periods', 'reason', blocked.reason)
      : choiceLabel(t, 'orders', 'life', kind);
  const holder = ({ code, order, blocked }: Booking) =>
    [code, order?.client?.name ?? blocked?.note].filter(Boolean).join(', ');
  return {
    state,
    holder,
    period,
    short: (booking) => {
      const { order, blocked, code } = booking;
      const who = order ? (order.client?.name ?? code) : blocked?.note;
      return [who, state(booking)].filter(Boolean).join(', ');
    },
    name: (booking, machine) =>
      [
        holder(booking),
        ...(booking.blocked ? [t('calendar.blocked')] : []),
        state(booking),
        period(booking),
        machine.offer.name,
      ].join(', '),
  };
}
