import type { BroadcastPreview } from '@rentyard/contract/entities/chat/broadcast';
import type { Problem } from '@rentyard/validators';
import { useEffect, useMemo, useState } from 'react';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useEvents } from '../../../services/events/useEvents.ts';
import { broadcastApi } from '../broadcast/broadcastApi.ts';
import {
  type BroadcastBody,
  type BroadcastDraft,
  buildPreviewBody,
} from '../broadcast/broadcastDraft.ts';

/** Milliseconds without changes before the recipients are counted. */
const countDelay = 350;
/** Interval of the count in milliseconds: new customers arrive by the minute. */
const countInterval = 20_000;

export interface Preview {
  /** The preview of the draft, or the previous one while a new one loads. */
  readonly data: BroadcastPreview | undefined;
  /** Whether the preview matches the current draft. */
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
  /** The texts that the server refuses, by path. */
  readonly problems: Readonly<Record<string, Problem>>;
  readonly recount: () => void;
}

const none: Preview['problems'] = {};

/** The first problem of each path; undefined when the call failed for another reason. */
function findProblems(error: unknown): Preview['problems'] | undefined {
  if (!isApiFailure(error) || error.errors === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([path, [first]]) =>
      first ? [[path, { id: first.rule, ...(first.values && { values: first.values }) }]] : [],
    ),
  );
}

/** The server's count of recipients and their texts. */
export function usePreview(draft: BroadcastDraft, isEnabled: boolean): Preview {
  const { message, texts, audience } = draft;
  const wanted = useMemo(
    () => buildPreviewBody({ message, texts, audience }),
    [message, texts, audience],
  );
  const [requested, setRequested] = useState<BroadcastBody>(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(wanted), countDelay);
    return () => clearTimeout(timer);
  }, [wanted]);
  const response = broadcastApi.usePreviewBroadcastQuery(
    { body: requested },
    {
      skip: !isEnabled,
      pollingInterval: countInterval,
    },
  );
  const problems = requested === wanted ? findProblems(response.error) : undefined;
  const { refetch } = response;
  useEvents(['reset'], () => {
    if (isEnabled) refetch();
  });
  return {
    data: response.data,
    isCurrent: requested === wanted && response.currentData !== undefined && !response.isError,
    isFailed: response.isError && problems === undefined,
    problems: problems ?? none,
    recount: () => {
      if (isEnabled) refetch();
    },
  };
}
