import type { BroadcastState } from '@rentyard/contract/entities/chat/broadcast';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';

const tones: Readonly<Record<BroadcastState, BadgeTone>> = {
  draft: 'neutral',
  queued: 'info',
  running: 'info',
  paused: 'warning',
  done: 'success',
  cancelled: 'neutral',
};

/** The state of a broadcast. */
export function BroadcastStateBadge({ state }: { readonly state: BroadcastState }): ReactNode {
  const t = useT();
  return <Badge tone={tones[state]}>{t(`buzbot_broadcasts.choice.state.${state}`)}</Badge>;
}
