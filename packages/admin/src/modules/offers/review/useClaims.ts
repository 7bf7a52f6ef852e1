import type { QueuedOffer } from '@rentyard/contract/entities/listing/reviewQueue';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../../services/api/failure.ts';
import { type ReviewedOffer, reviewApi } from './reviewApi.ts';
import type { QueueRows } from './useQueueRows.ts';
import { claimDuration, useOnLeave } from './useWhileActive.ts';

/** Claims the current offer and two more, so that quick decisions need not wait. */
export const claimsAhead = 3;
/** Maximum number of skipped offers to exclude. Beyond it, the oldest ones are claimed again. */
const maximumSkipped = 90;

type ClaimBody =
  | { readonly id: number }
  | { readonly skip: readonly number[]; readonly preferred: readonly number[] };

export interface Claims {
  /** The claimed offers in the order of decision, for rendering. */
  readonly offers: readonly ReviewedOffer[];
  /** The same, up to date inside of callbacks. */
  readonly current: RefObject<readonly ReviewedOffer[]>;
  readonly set: (offers: readonly ReviewedOffer[]) => void;
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  readonly setState: (state: Claims['state']) => void;
  readonly failure: ApiFailure | undefined;
  /** Claims this offer. Null if the caller has left the screen meanwhile. */
  readonly claim: (id: number) => Promise<ReviewedOffer | null>;
  readonly release: (ids: readonly number[]) => void;
  /** Excludes an offer from `fill`. */
  readonly skip: (id: number) => void;
  readonly unskip: (id: number) => void;
  /** Claims offers of the queue until three are claimed or none is left. */
  readonly fill: () => Promise<void>;
  /** Whether all claims have expired since the last call. */
  readonly haveExpired: () => boolean;
}

/** The claims of this reviewer. `listed` are the rows of the queue in its order. */
export function useClaims(
  listed: RefObject<readonly QueuedOffer[]>,
  { isFree }: Pick<QueueRows, 'isFree'>,
): Claims {
  const [offers, setOffers] = useState<readonly ReviewedOffer[]>([]);
  const [state, setState] = useState<Claims['state']>('loading');
  const [failure, setFailure] = useState<ApiFailure>();
  const [sendClaim] = reviewApi.useClaimMutation();
  const [sendRelease] = reviewApi.useReleaseMutation();
  const current = useRef<readonly ReviewedOffer[]>([]);
  const skipped = useRef<readonly number[]>([]);
  const isFilling = useRef(false);
  const isUnmounted = useRef(false);
  const claimedAt = useRef(0);

  const set = useCallback((next: readonly ReviewedOffer[]) => {
    current.current = next;
    setOffers(next);
  }, []);

  /** `keepalive` lets the request finish while the page closes. */
  const release = useCallback(
    (ids: readonly number[]) => {
      if (ids.length > 0) void sendRelease({ body: { ids }, keepalive: true });
    },
    [sendRelease],
  );

  /** Each claim renews all of this reviewer. */
  const send = useCallback(
    async (body: ClaimBody) => {
      const claimed = await sendClaim({ body }).unwrap();
      claimedAt.current = Date.now();
      if (claimed && isUnmounted.current) release([claimed.data.id]);
      return claimed && !isUnmounted.current ? claimed.data : null;
    },
    [sendClaim, release],
  );

  const claim = useCallback((id: number) => send({ id }), [send]);

  const fill = useCallback(async () => {
    if (isFilling.current) return;
    isFilling.current = true;
    try {
      while (current.current.length < claimsAhead) {
        const ids = current.current.map(({ id }) => id);
        const preferred = rowsAfter(listed.current, ids.at(-1))
          .filter(isFree)
          .map(({ id }) => id);
        const claimed = await send({ skip: [...skipped.current, ...ids], preferred });
        if (claimed === null) break;
        if (!current.current.some((one) => one.id === claimed.id))
          set([...current.current, claimed]);
        setState('ready');
      }
      setFailure(undefined);
      setState(current.current.length > 0 ? 'ready' : 'empty');
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      setFailure(error);
      if (current.current.length === 0) setState('failed');
    } finally {
      isFilling.current = false;
    }
  }, [listed, isFree, send, set]);

  const skip = useCallback((id: number) => {
    skipped.current = [...skipped.current, id].slice(-maximumSkipped);
  }, []);
  const unskip = useCallback((id: number) => {
    skipped.current = skipped.current.filter((one) => one !== id);
  }, []);
  const haveExpired = useCallback(() => Date.now() - claimedAt.current > claimDuration, []);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  useOnLeave(() => release(current.current.map(({ id }) => id)));

  return {
    offers,
    current,
    set,
    state,
    setState,
    failure,
    claim,
    release,
    skip,
    unskip,
    fill,
    haveExpired,
  };
}

/** The rows after this offer, then those from the start. */
function rowsAfter(rows: readonly QueuedOffer[], id: number | undefined): readonly QueuedOffer[] {
  const at = rows.findIndex((row) => row.id === id) + 1;
  return [...rows.slice(at), ...rows.slice(0, at)];
}

/** Somebody else has claimed the offer, or it waits no longer. */
export function isRefusal(error: unknown): boolean {
  return isApiFailure(error) && (error.status === 409 || error.status === 404);
}
