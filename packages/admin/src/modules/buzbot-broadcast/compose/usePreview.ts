import type { BroadcastPreview } from '@rentyard/contract/entities/chat/broadcast';
import { useEffect, useMemo, useState } from 'react';
import { useEvents } from '../../../services/events/useEvents.ts';
import { broadcastApi } from '../broadcast/broadcastApi.ts';
import { askedOf, type BroadcastBody, type BroadcastDraft } from '../broadcast/broadcastDraft.ts';

/** How long writing and choosing may pause before people are counted, in milliseconds. */
const countAfter = 350;
/** New customers come by the minute: how often they are counted again while one writes. */
const countEvery = 20_000;

export interface Preview {
  /** For the draft as it is, or as it was a moment ago while it is counted anew. */
  readonly data: BroadcastPreview | undefined;
  /** Whether the count is that of the draft as it is. */
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
  readonly recount: () => void;
}

/** Whom the draft reaches, counted by the server, and what each of them would read. */
export function usePreview(draft: BroadcastDraft, isAsked: boolean): Preview {
  const { message, texts, audience } = draft;
  const wanted = useMemo(() => askedOf({ message, texts, audience }), [message, texts, audience]);
  const [asked, setAsked] = useState<BroadcastBody>(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), countAfter);
    return () => clearTimeout(timer);
  }, [wanted]);
  const answer = broadcastApi.usePreviewBroadcastQuery(
    { body: asked },
    {
      skip: !isAsked,
      pollingInterval: countEvery,
    },
  );
  const { refetch } = answer;
  useEvents(['reset'], () => {
    if (isAsked) refetch();
  });
  return {
    data: answer.data,
    isCurrent: asked === wanted && answer.currentData !== undefined && !answer.isError,
    isFailed: answer.isError,
    recount: () => {
      if (isAsked) refetch();
    },
  };
}
