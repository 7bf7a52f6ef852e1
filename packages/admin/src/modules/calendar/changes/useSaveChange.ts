import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { order as orders } from '@rentyard/contract/entities/listing/order';
import { blockedPeriod } from '@rentyard/contract/entities/rental/blockedPeriod';
import { useDispatch } from 'react-redux';
import { rentalApi } from '../../../domain/rental/rentalApi.ts';
import type { Span } from '../../../domain/rental/timeScale.ts';
import {
  type RefusalSolutions,
  showRefusal,
} from '../../../records/refusals/refusedReservation.ts';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { type ApiState, api } from '../../../services/api/api.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import type { Booking, Machine } from '../bookings.ts';
import { useBookingTexts } from '../useBookingTexts.ts';

const orderRecords = recordsOf(orders);
const blockedRecords = recordsOf(blockedPeriod);

export type ChangeMode = 'move' | 'extend';

/** The time and the machine that a booking gets. */
export interface WantedChange extends Span {
  readonly booking: Booking;
  readonly mode: ChangeMode;
  /** The machine that has the booking so far. */
  readonly from: Machine;
  readonly machine: Machine;
}

interface SaveChange {
  /** Saves a change and offers to undo it. Resolves when the calendar shows it; false if it was refused. */
  readonly send: (change: WantedChange) => Promise<boolean>;
}

const iso = (at: number) => new Date(at).toISOString();

/** Sends changes of bookings by the calls that their forms use. */
export function useSaveChange(): SaveChange {
  const t = useT();
  const format = useFormat();
  const texts = useBookingTexts();
  const alerts = useAlerts();
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const [updateOrder] = orderRecords.useUpdate();
  const [updateBlocked] = blockedRecords.useUpdate();
  const [extend] = rentalApi.useExtendMutation();
  const [undoRental] = rentalApi.useUndoRentalMutation();

  const saveOrder = async ({ booking, mode, start, end, machine, from }: WantedChange) => {
    const { id = 0, version = 0, starts_at, ends_at } = booking.order ?? {};
    if (mode === 'extend' && booking.kind !== 'requested') {
      const saved = await extend({
        params: { id },
        body: { ends_at: iso(end), version },
      }).unwrap();
      const undo = () => undoRental({ params: { id }, body: { version: saved.version } }).unwrap();
      return { saved, undo };
    }
    const offer = machine === from ? {} : { offer: machine.offer.id };
    const changes = mode === 'move' ? { starts_at: iso(start), ...offer } : { ends_at: iso(end) };
    const saved = await updateOrder({ id, version, changes });
    const undo = () =>
      updateOrder({
        id,
        version: saved.version,
        changes: { starts_at, ends_at, ...(machine !== from && { offer: from.offer.id }) },
      });
    return { saved, undo };
  };
  const saveBlocked = async ({ booking, start, end, machine, from }: WantedChange) => {
    const { id = 0, version = 0, starts_at, ends_at } = booking.blocked ?? {};
    const buildOfferChange = ({ offer }: typeof machine) =>
      machine === from ? {} : { offer: offer.id };
    const changes = { starts_at: iso(start), ends_at: iso(end), ...buildOfferChange(machine) };
    const saved = await updateBlocked({ id, version, changes });
    const undo = () =>
      updateBlocked({
        id,
        version: saved.version,
        changes: { starts_at, ends_at, ...buildOfferChange(from) },
      });
    return { saved: { ...saved, due_at: null, total: null, currency: null }, undo };
  };

  const save = async (change: WantedChange) => {
    const { booking } = change;
    const { saved, undo } = await (booking.order ? saveOrder(change) : saveBlocked(change));
    // The server computes the end of a moved order by the work calendar.
    const end = saved.due_at ? Date.parse(saved.due_at) : change.end;
    const start = saved.starts_at ? Date.parse(saved.starts_at) : change.start;
    const total = saved.total && `${format.amount(saved.total)} ${saved.currency?.name ?? ''}`;
    const text = t('calendar.changed', {
      name: booking.code,
      period: texts.period({ start, end }),
    });
    alerts.undoable(total ? `${text} · ${total}` : text, undo);
    await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  };
  /** The nearest free period, or another machine at the wanted time. A longer rental has neither. */
  const findSolutions = (change: WantedChange): RefusalSolutions => {
    const { machine, start, end, booking, mode } = change;
    if (mode === 'extend') return {};
    return {
      period: (startsAt) => {
        const from = Date.parse(startsAt);
        return save({ ...change, start: from, end: from + end - start });
      },
      ...(booking.order && {
        offer: (id) =>
          save({ ...change, machine: { ...machine, offer: { ...machine.offer, id } } }),
      }),
    };
  };
  return {
    send: async (change) => {
      try {
        await save(change);
        return true;
      } catch (error) {
        if (!showRefusal(error, findSolutions(change))) alerts.failed(error);
        return false;
      }
    },
  };
}
