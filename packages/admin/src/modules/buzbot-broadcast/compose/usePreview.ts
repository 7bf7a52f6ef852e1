import type { BroadcastPreview } from '@rentyard/contract/entities/chat/broadcast';
import { useEffect, useMemo, useState } from 'react';
import { useEvents } from '../../../services/events/useEvents.ts';
import { broadcastApi } from '../broadcast/broadcastApi.ts';
import {
  type BroadcastBody,
  type BroadcastDraft,
  previewBodyOf,
} from '../broadcast/broadcastDraft.ts';

/** How long writing and choosing may pause before people are counted, in milliseconds. */
const countDelay = 350;
/** New customers come by the minute: how often they are counted again while one writes. */
const countInterval = 20_000;

export interface Preview {
  /** For the draft as it is, or as it was a moment ago while it is counted anew. */
  readonly data: BroadcastPreview | undefined;
  /** Whether the count is that of the draft as it is. */
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
  readonly recount: () => void;
}

/** Whom the draft reaches, counted by the server, and what each of them would read. */
export function usePreview(draft: BroadcastDraft, isEnabled: boolean): Preview {
  const { message, texts, audience } = draft;
  const wanted = useMemo(
    () => previewBodyOf({ message, texts, audience }),
    [message, texts, audience],
  );
  const [requested, setAsked] = useState<BroadcastBody>(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), countDelay);
    return () => clearTimeout(timer);
  }, [wanted]);
  const response = broadcastApi.usePreviewBroadcastQuery(
    { body: requested },
    {
      skip: !isEnabled,
      pollingInterval: countInterval,
    },
  );
  const { refetch } = response;
  useEvents(['reset'], () => {
    if (isEnabled) refetch();
  });
  return {
    data: response.data,
    isCurrent: requested === wanted && response.currentData !== undefined && !response.isError,
    isFailed: response.isError,
    recount: () => {
      if (isEnabled) refetch();
    },
  };
}
