import type {
  cancelOrder,
  extendOrder,
  handOverOrder,
  repriceOrder,
  returnOrder,
  undoRental,
} from '@rentyard/contract/entities/rental/rentalRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { recordTags } from '../../services/api/listApi.ts';

interface OfOrder {
  readonly params: { readonly id: number };
}

/** The order and the lists that show it are read again. */
const changed = {
  invalidatesTags: (record: unknown, _: unknown, { params }: OfOrder) =>
    record ? recordTags('orders', [params.id]) : [],
};

/** The steps of the life of an order. */
export const rentalApi = api.injectEndpoints({
  endpoints: (build) => ({
    handOver: build.mutation({
      ...endpoint<typeof handOverOrder>('POST /orders/:id/hand_over'),
      ...changed,
    }),
    returnOrder: build.mutation({
      ...endpoint<typeof returnOrder>('POST /orders/:id/return'),
      ...changed,
    }),
    extend: build.mutation({
      ...endpoint<typeof extendOrder>('POST /orders/:id/extend'),
      ...changed,
    }),
    cancel: build.mutation({
      ...endpoint<typeof cancelOrder>('POST /orders/:id/cancel'),
      ...changed,
    }),
    reprice: build.mutation({
      ...endpoint<typeof repriceOrder>('POST /orders/:id/reprice'),
      ...changed,
    }),
    undoRental: build.mutation({
      ...endpoint<typeof undoRental>('POST /orders/:id/undo_rental'),
      ...changed,
    }),
  }),
});
