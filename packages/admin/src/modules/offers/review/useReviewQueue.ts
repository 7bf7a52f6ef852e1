import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../../services/api/failure.ts';
import { type ReviewedOffer, reviewApi } from './reviewApi.ts';
import { useLeaving } from './useOnLeave.ts';

/** The one that is decided and two after it, so that quick decisions wait for nothing. */
const ahead = 3;
/** A claim stands five minutes; it is renewed well before. */
const renewEvery = 60_000;
/** Whoever has not touched anything for so long is away: the claim runs out, and others get the offer. */
const idleAfter = 5 * 60_000;
/** What was passed over comes back when more than this was. */
const skippedAtMost = 90;

export interface ReviewQueue {
  readonly current: ReviewedOffer | undefined;
  readonly next: ReviewedOffer | undefined;
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  readonly failure: ApiFailure | undefined;
  /** Goes on to the next offer. A passed one is given to the others and not offered again here. */
  readonly advance: (how: 'decided' | 'passed') => void;
  /** Has an offer decided again, whose decision was refused or undone. */
  readonly bringBack: (id: number) => void;
  /** The same at once, before the current offer. */
  readonly reopen: (id: number) => void;
  /** Looks again whether something is new. */
  readonly look: () => void;
}

/** Offers claimed for this person, in the order in which they are decided. */
export function useReviewQueue(): ReviewQueue {
  const [queue, setQueue] = useState<readonly ReviewedOffer[]>([]);
  const [state, setState] = useState<ReviewQueue['state']>('loading');
  const [failure, setFailure] = useState<ApiFailure>();
  const [claim] = reviewApi.useClaimMutation();
  const [send] = reviewApi.useReleaseMutation();
  /** Sent even while the page is being closed. */
  const release = useCallback(
    (ids: readonly number[]) => send({ body: { ids }, keepalive: true }),
    [send],
  );
  const held = useRef<readonly ReviewedOffer[]>([]);
  const skipped = useRef<readonly number[]>([]);
  const isAsking = useRef(false);
  const hasLeft = useRef(false);

  const hold = useCallback((next: readonly ReviewedOffer[]) => {
    held.current = next;
    setQueue(next);
  }, []);

  const fill = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      while (held.current.length < ahead && !hasLeft.current) {
        const skip = [...skipped.current, ...held.current.map(({ id }) => id)];
        const claimed = await claim({ body: { skip } }).unwrap();
        if (!claimed) break;
        if (hasLeft.current) await release([claimed.data.id]);
        else hold([...held.current, claimed.data]);
        setState('ready');
      }
      setFailure(undefined);
      setState(held.current.length > 0 ? 'ready' : 'empty');
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      setFailure(error);
      if (held.current.length === 0) setState('failed');
    } finally {
      isAsking.current = false;
    }
  }, [claim, release, hold]);

  const skip = useCallback((id: number) => {
    skipped.current = [...skipped.current, id].slice(-skippedAtMost);
  }, []);

  const advance = useCallback(
    (how: 'decided' | 'passed') => {
      const [current, ...rest] = held.current;
      if (!current) return;
      skip(current.id);
      if (how === 'passed') void release([current.id]);
      hold(rest);
      if (rest.length === 0) setState('loading');
      void fill();
    },
    [skip, release, hold, fill],
  );

  const look = useCallback(() => {
    if (held.current.length === 0) setState('loading');
    void fill();
  }, [fill]);

  const bringBack = useCallback(
    (id: number) => {
      skipped.current = skipped.current.filter((one) => one !== id);
      // The last one ahead makes room: it is still held and comes again after this one.
      hold(held.current.slice(0, ahead - 1));
      look();
    },
    [hold, look],
  );

  const reopen = useCallback(
    async (id: number) => {
      skipped.current = skipped.current.filter((one) => one !== id);
      const skip = [...skipped.current, ...held.current.map((one) => one.id)];
      // It waits longest of all that nobody holds, so it is the one that comes.
      const claimed = await claim({ body: { skip } })
        .unwrap()
        .catch(() => null);
      if (claimed && !hasLeft.current) hold([claimed.data, ...held.current]);
      look();
    },
    [claim, hold, look],
  );

  /** Renews what is held. An offer that comes back unasked means that the claims had run out. */
  const renew = useCallback(async () => {
    if (held.current.length === 0 || isAsking.current) return;
    const renewed = await claim({ body: { skip: skipped.current } })
      .unwrap()
      .catch(() => undefined);
    if (renewed === undefined || hasLeft.current) return;
    if (renewed && held.current.some(({ id }) => id === renewed.data.id)) return;
    hold(renewed ? [renewed.data] : []);
    look();
  }, [claim, hold, look]);

  useEffect(() => {
    hasLeft.current = false;
    void fill();
    return () => {
      hasLeft.current = true;
    };
  }, [fill]);

  useLeaving(() => {
    const ids = held.current.map(({ id }) => id);
    if (ids.length > 0) void release(ids);
  });
  useWhileActive(renew, look);

  const [current, next] = queue;
  return { current, next, state, failure, advance, bringBack, reopen, look };
}

/** Calls `renew` every minute while somebody is here, and `look` when they come back to the tab. */
function useWhileActive(renew: () => void, look: () => void): void {
  const lastTouch = useRef(Date.now());
  useEffect(() => {
    const handleTouch = () => {
      lastTouch.current = Date.now();
    };
    const handleTurn = () => {
      if (document.visibilityState !== 'visible') return;
      handleTouch();
      renew();
      look();
    };
    const timer = setInterval(() => {
      const isHere = document.visibilityState === 'visible';
      if (isHere && Date.now() - lastTouch.current < idleAfter) {
        renew();
        look();
      }
    }, renewEvery);
    window.addEventListener('keydown', handleTouch);
    window.addEventListener('pointerdown', handleTouch);
    document.addEventListener('visibilitychange', handleTurn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', handleTouch);
      window.removeEventListener('pointerdown', handleTouch);
      document.removeEventListener('visibilitychange', handleTurn);
    };
  }, [renew, look]);
}
