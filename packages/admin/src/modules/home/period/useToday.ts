import { wallClock } from '@rentyard/ui/moments';
import { useTimeZone } from '../../../services/format/useTimeZone.ts';

/** The current day in the time zone of the user: `2026-11-28`. */
export function useToday(): string {
  return wallClock(new Date().toISOString(), useTimeZone()).slice(0, 10);
}
