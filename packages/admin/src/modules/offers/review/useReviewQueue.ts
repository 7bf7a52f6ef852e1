import { offer } from '@rentyard/contract/entities/listing/offer';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../../services/api/failure.ts';
import { useEvents } from '../../../services/events/useEvents.ts';
import { type ReviewedOffer, reviewApi } from './reviewApi.ts';

/** Claims the current offer and two more, so that quick decisions need not wait. */
const claimsAhead = 3;
/** A claim expires after five minutes; it is renewed long before. */
const renewInterval = 60_000;
/** After this time without input the claims expire, and other reviewers get the offers. */
const idleTimeout = 5 * 60_000;
/** Maximum number of skipped offers to exclude. Beyond it, the oldest ones are claimed again. */
const maximumSkipped = 90;

export interface ReviewQueue {
  readonly current: ReviewedOffer | undefined;
  readonly next: ReviewedOffer | undefined;
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  readonly failure: ApiFailure | undefined;
  /** Goes to the next offer. A passed offer is released and not claimed again in this session. */
  readonly advance: (how: 'decided' | 'passed') => void;
  /** Returns an offer to the queue after its decision was refused or undone. */
  readonly returnToQueue: (id: number) => void;
  /** Claims an offer again and puts it before the current one. */
  readonly reopen: (id: number) => void;
  /** Checks for new offers. */
  readonly checkForNew: () => void;
}

/** The offers claimed by this reviewer, in the order of decision. */
export function useReviewQueue(): ReviewQueue {
  const [queue, setQueue] = useState<readonly ReviewedOffer[]>([]);
  const [state, setState] = useState<ReviewQueue['state']>('loading');
  const [failure, setFailure] = useState<ApiFailure>();
  const [claim] = reviewApi.useClaimMutation();
  const [send] = reviewApi.useReleaseMutation();
  /** `keepalive` lets the request finish while the page closes. */
  const release = useCallback(
    (ids: readonly number[]) => send({ body: { ids }, keepalive: true }),
    [send],
  );
  const claims = useRef<readonly ReviewedOffer[]>([]);
  const skipped = useRef<readonly number[]>([]);
  const isClaiming = useRef(false);
  const isUnmounted = useRef(false);

  const setClaims = useCallback((next: readonly ReviewedOffer[]) => {
    claims.current = next;
    setQueue(next);
  }, []);

  const fill = useCallback(async () => {
    if (isClaiming.current) return;
    isClaiming.current = true;
    try {
      while (claims.current.length < claimsAhead && !isUnmounted.current) {
        const skip = [...skipped.current, ...claims.current.map(({ id }) => id)];
        const claimed = await claim({ body: { skip } }).unwrap();
        if (!claimed) break;
        if (isUnmounted.current) await release([claimed.data.id]);
        else setClaims([...claims.current, claimed.data]);
        setState('ready');
      }
      setFailure(undefined);
      setState(claims.current.length > 0 ? 'ready' : 'empty');
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      setFailure(error);
      if (claims.current.length === 0) setState('failed');
    } finally {
      isClaiming.current = false;
    }
  }, [claim, release, setClaims]);

  const skip = useCallback((id: number) => {
    skipped.current = [...skipped.current, id].slice(-maximumSkipped);
  }, []);

  const advance = useCallback(
    (how: 'decided' | 'passed') => {
      const [current, ...rest] = claims.current;
      if (!current) return;
      skip(current.id);
      if (how === 'passed') void release([current.id]);
      setClaims(rest);
      if (rest.length === 0) setState('loading');
      void fill();
    },
    [skip, release, setClaims, fill],
  );

  const checkForNew = useCallback(() => {
    if (claims.current.length === 0) setState('loading');
    void fill();
  }, [fill]);

  const returnToQueue = useCallback(
    (id: number) => {
      skipped.current = skipped.current.filter((one) => one !== id);
      // Removes the last claimed offer from the queue to make room. It remains claimed, and a later
      // claim returns it.
      setClaims(claims.current.slice(0, claimsAhead - 1));
      checkForNew();
    },
    [setClaims, checkForNew],
  );

  const reopen = useCallback(
    async (id: number) => {
      // An alert can undo a decision after the reviewer has left.
      if (isUnmounted.current) return;
      skipped.current = skipped.current.filter((one) => one !== id);
      const skip = [...skipped.current, ...claims.current.map((one) => one.id)];
      // It is the oldest unclaimed offer, so the server returns it.
      const claimed = await claim({ body: { skip } })
        .unwrap()
        .catch(() => null);
      if (claimed && !isUnmounted.current) setClaims([claimed.data, ...claims.current]);
      checkForNew();
    },
    [claim, setClaims, checkForNew],
  );

  /**
   * Renews the claims. Receiving an offer that was not claimed means that the claims had expired.
   */
  const renew = useCallback(async () => {
    if (claims.current.length === 0 || isClaiming.current) return;
    const renewed = await claim({ body: { skip: skipped.current } })
      .unwrap()
      .catch(() => undefined);
    if (renewed === undefined || isUnmounted.current) return;
    if (renewed && claims.current.some(({ id }) => id === renewed.data.id)) {
      setClaims(claims.current.map((one) => (one.id === renewed.data.id ? renewed.data : one)));
      return;
    }
    setClaims(renewed ? [renewed.data] : []);
    checkForNew();
  }, [claim, setClaims, checkForNew]);

  useEffect(() => {
    isUnmounted.current = false;
    void fill();
    return () => {
      isUnmounted.current = true;
    };
  }, [fill]);

  // The offer was edited here or by somebody else, so its evidence may have changed too.
  useEvents(['record'], ({ data }) => {
    const isCurrent = data.resource === offer.name && data.id === claims.current[0]?.id;
    if (isCurrent && data.action !== 'delete') void renew();
  });

  useOnLeave(() => {
    const ids = claims.current.map(({ id }) => id);
    if (ids.length > 0) void release(ids);
  });
  useWhileActive(renew, checkForNew);

  const [current, next] = queue;
  return { current, next, state, failure, advance, returnToQueue, reopen, checkForNew };
}

/**
 * Calls `renew` every minute while the user is active, and `checkForNew` when they return to the
 * tab.
 */
function useWhileActive(renew: () => void, checkForNew: () => void): void {
  const lastActivity = useRef(Date.now());
  useEffect(() => {
    const handleActivity = () => {
      lastActivity.current = Date.now();
    };
    const handleTurn = () => {
      if (document.visibilityState !== 'visible') return;
      handleActivity();
      renew();
      checkForNew();
    };
    const timer = setInterval(() => {
      const isHere = document.visibilityState === 'visible';
      if (isHere && Date.now() - lastActivity.current < idleTimeout) {
        renew();
        checkForNew();
      }
    }, renewInterval);
    window.addEventListener('keydown', handleActivity);
    window.addEventListener('pointerdown', handleActivity);
    document.addEventListener('visibilitychange', handleTurn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', handleActivity);
      window.removeEventListener('pointerdown', handleActivity);
      document.removeEventListener('visibilitychange', handleTurn);
    };
  }, [renew, checkForNew]);
}

/** Calls back when the user leaves the screen by a link or closes the tab. */
function useOnLeave(onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    const handleHide = () => leave.current();
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      handleHide();
    };
  }, []);
}
