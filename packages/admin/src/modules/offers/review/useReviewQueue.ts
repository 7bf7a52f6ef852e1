import { offer } from '@rentyard/contract/entities/listing/offer';
import type { QueuedOffer } from '@rentyard/contract/entities/listing/reviewQueue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import type { ApiFailure } from '../../../services/api/failure.ts';
import { useEvents } from '../../../services/events/useEvents.ts';
import type { ReviewedOffer } from './reviewApi.ts';
import { type Claims, claimsAhead, isRefusal, useClaims } from './useClaims.ts';
import type { QueueRows } from './useQueueRows.ts';
import { useWhileActive } from './useWhileActive.ts';

export interface ReviewQueue {
  readonly current: ReviewedOffer | undefined;
  readonly next: ReviewedOffer | undefined;
  readonly state: Claims['state'];
  readonly failure: ApiFailure | undefined;
  /** The offers that wait, without those decided here. */
  readonly rows: readonly QueuedOffer[];
  /** Goes to the next offer. A passed offer is released and not claimed again in this session. */
  readonly advance: (how: 'decided' | 'passed') => void;
  /** Returns an offer to the queue after its decision was refused or undone. */
  readonly returnToQueue: (id: number) => void;
  /** Claims an offer again and puts it before the current one. */
  readonly reopen: (id: number) => void;
  /** Claims this offer and goes to it. A refusal is announced. */
  readonly open: (id: number) => void;
  /** Goes to the next or the previous offer that no other reviewer has claimed. */
  readonly step: (by: 1 | -1) => void;
  /** Checks for new offers. */
  readonly checkForNew: () => void;
}

/** The offers claimed by this reviewer, in the order of the queue. */
export function useReviewQueue(waiting: QueueRows): ReviewQueue {
  const { order, isSettled, isFree, refetch } = waiting;
  const alerts = useAlerts();
  /** Decided here. The server may still list them. */
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const rows = waiting.rows.filter(({ id }) => !decided.has(id));
  const listed = useRef(rows);
  const claims = useClaims(listed, waiting);
  const { claim, release, fill, skip, unskip, haveExpired, set, setState } = claims;
  const claimed = claims.current;
  const claimedIn = useRef(order);
  /** The offer that `open` is claiming. */
  const opening = useRef<number>(undefined);

  const advance = useCallback(
    (how: 'decided' | 'passed') => {
      const [current, ...rest] = claimed.current;
      if (!current) return;
      skip(current.id);
      if (how === 'passed') release([current.id]);
      else setDecided((before) => new Set([...before, current.id]));
      set(rest);
      if (rest.length === 0) setState('loading');
      void fill();
    },
    [claimed, skip, release, set, setState, fill],
  );

  const checkForNew = useCallback(() => {
    if (claimed.current.length === 0) setState('loading');
    refetch();
    void fill();
  }, [claimed, setState, refetch, fill]);

  const restore = useCallback(
    (id: number) => {
      unskip(id);
      setDecided((before) => new Set([...before].filter((one) => one !== id)));
    },
    [unskip],
  );

  const returnToQueue = useCallback(
    (id: number) => {
      restore(id);
      // Removes the last claimed offer from the queue to make room. It remains claimed, and a later
      // claim returns it.
      set(claimed.current.slice(0, claimsAhead - 1));
      checkForNew();
    },
    [claimed, restore, set, checkForNew],
  );

  const reopen = useCallback(
    async (id: number) => {
      restore(id);
      const again = await claim(id).catch(() => null);
      if (again) set([again, ...claimed.current.filter((one) => one.id !== id)]);
      checkForNew();
    },
    [claimed, claim, restore, set, checkForNew],
  );

  const open = useCallback(
    async (id: number) => {
      if (claimed.current[0]?.id === id) return;
      opening.current = id;
      try {
        const opened = await claim(id);
        if (!opened) return;
        // Another offer was opened meanwhile.
        if (opening.current !== id) return release([id]);
        release(claimed.current.map((one) => one.id).filter((one) => one !== id));
        restore(id);
        set([opened]);
        setState('ready');
        opening.current = undefined;
        await fill();
      } catch (error) {
        if (opening.current === id) opening.current = undefined;
        alerts.failed(error);
        refetch();
      }
    },
    [claimed, claim, release, restore, set, setState, fill, alerts, refetch],
  );

  const step = useCallback(
    (by: 1 | -1) => {
      const from = opening.current ?? claimed.current[0]?.id;
      const free = listed.current.filter((row) => row.id === from || isFree(row));
      const next = free[free.findIndex(({ id }) => id === from) + by];
      if (next) void open(next.id);
    },
    [claimed, isFree, open],
  );

  /** Renews the claims. A current offer that somebody else has claimed or decided gives way to the next. */
  const renew = useCallback(async () => {
    const [current] = claimed.current;
    if (!current) return;
    const isLate = haveExpired();
    try {
      const renewed = await claim(current.id);
      if (!renewed || claimed.current[0]?.id !== current.id) return;
      set([renewed, ...(isLate ? [] : claimed.current.slice(1))]);
    } catch (error) {
      if (!isRefusal(error)) return;
      set(claimed.current.filter(({ id }) => id !== current.id));
    }
    void fill();
  }, [claimed, claim, haveExpired, set, fill]);

  useEffect(() => {
    listed.current = waiting.rows.filter(({ id }) => !decided.has(id));
    if (!isSettled) return;
    if (claimedIn.current !== order) {
      claimedIn.current = order;
      release(claimed.current.slice(1).map(({ id }) => id));
      set(claimed.current.slice(0, 1));
    }
    void fill();
  }, [waiting.rows, order, isSettled, decided, claimed, release, set, fill]);

  // A colleague may return a decided offer to the queue.
  useEffect(() => {
    const ids = new Set(waiting.rows.map(({ id }) => id));
    setDecided((before) => {
      const left = [...before].filter((id) => ids.has(id));
      return left.length === before.size ? before : new Set(left);
    });
  }, [waiting.rows]);

  // The offer was edited here or by somebody else, so its evidence may have changed too.
  useEvents(['record'], ({ data }) => {
    if (data.resource === offer.name && data.id === claimed.current[0]?.id) void renew();
  });

  useWhileActive(renew, checkForNew);

  const [current, next] = claims.offers;
  const { state, failure } = claims;
  return {
    current,
    next,
    state,
    failure,
    rows,
    advance,
    returnToQueue,
    reopen,
    open,
    step,
    checkForNew,
  };
}
