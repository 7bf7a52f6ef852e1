import { useAbility } from '../../../services/permissions/useCan.ts';
import type { Booking } from '../bookings.ts';

export interface PermittedChanges {
  /** To another time, and to another machine. */
  readonly mayMove: (booking: Booking) => boolean;
  /** To another end. */
  readonly mayExtend: (booking: Booking) => boolean;
}

/** Which bookings the user may change, and which of them can be changed at all. */
export function usePermittedChanges(): PermittedChanges {
  const can = useAbility();
  const mayBlock = ({ blocked }: Booking) =>
    blocked !== undefined && !blocked.is_repeating && can('update', 'blocked-periods');
  return {
    mayMove: (booking) =>
      booking.order
        ? ['requested', 'approved'].includes(booking.kind) && can('update', 'orders')
        : mayBlock(booking),
    mayExtend: (booking) => {
      if (!booking.order) return mayBlock(booking);
      if (booking.kind === 'requested') return can('update', 'orders');
      return ['approved', 'out', 'late'].includes(booking.kind) && can('rent', 'orders');
    },
  };
}

/** An approved order only becomes longer: its end is a promise, which its form can shorten. */
export function earliestEnd({ kind, start, end }: Booking): number {
  return kind === 'requested' || kind === 'blocked' ? start + 15 * 60_000 : end;
}
