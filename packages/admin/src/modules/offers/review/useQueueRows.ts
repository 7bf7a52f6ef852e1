import { offer } from '@rentyard/contract/entities/listing/offer';
import type { QueuedOffer, QueueOrder } from '@rentyard/contract/entities/listing/reviewQueue';
import { useCallback, useEffect, useRef } from 'react';
import { useEvents } from '../../../services/events/useEvents.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { usePreferences, useSavePreferences } from '../../../services/session/usePreferences.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { reviewApi } from './reviewApi.ts';

/** Milliseconds in which further changes are batched before a refetch. */
const refetchDelay = 400;
const none: readonly QueuedOffer[] = [];

export interface QueueRows {
  /** Empty until loaded. */
  readonly rows: readonly QueuedOffer[];
  /** Number of all new offers; undefined until loaded. */
  readonly total: number | undefined;
  readonly order: QueueOrder;
  /** Remembered in the preferences of the user. */
  readonly setOrder: (order: QueueOrder) => void;
  /** The rows have loaded in this order, or their request has failed. */
  readonly isSettled: boolean;
  /** Whether no other reviewer has claimed the offer. */
  readonly isFree: (row: QueuedOffer) => boolean;
  readonly refetch: () => void;
}

/** The new offers that wait for a review, kept up to date. */
export function useQueueRows(): QueueRows {
  const language = useLanguage();
  const { review_order: order = 'risk' } = usePreferences();
  const save = useSavePreferences();
  const userId = useUser()?.id;
  const response = reviewApi.useQueueQuery(
    { query: { order }, language },
    { refetchOnMountOrArgChange: true },
  );
  const { data, currentData, isFetching, isError, refetch } = response;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvents(['record', 'review_claims', 'reset'], (event) => {
    if (event.name === 'record' && event.data.resource !== offer.name) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetch();
    }, refetchDelay);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const isFree = useCallback(
    ({ held }: QueuedOffer) => held === null || held.by.id === userId,
    [userId],
  );
  return {
    // The former order stays until the new one has loaded.
    rows: data?.offers ?? none,
    total: data?.total,
    order,
    setOrder: (review_order) => save({ review_order }),
    isSettled: currentData !== undefined || (isError && !isFetching),
    isFree,
    refetch,
  };
}
