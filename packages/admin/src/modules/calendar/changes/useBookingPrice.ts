import { order as orders } from '@rentyard/contract/entities/listing/order';
import { useMemo } from 'react';
import { useChangedPrice } from '../../../domain/rental/useChangedPrice.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useSettled } from '../useSettled.ts';
import type { WantedChange } from './useSaveChange.ts';

const records = recordsOf(orders);

/** The price of an order at its new time or on another machine. It is requested where a drag pauses. */
export function useBookingPrice(change: WantedChange): string | undefined {
  const { booking, mode, start, end, machine, from } = change;
  const id = booking.order?.id;
  const { currentData: order } = records.useShow(id ?? 0, { skip: id === undefined });
  const wanted = useSettled(
    useMemo(
      () => ({
        start: new Date(start).toISOString(),
        ...(mode === 'extend' && { end: new Date(end).toISOString() }),
        ...(machine !== from && { offer: machine.offer.id }),
      }),
      [start, end, mode, machine, from],
    ),
  );
  return useChangedPrice(order, wanted);
}
