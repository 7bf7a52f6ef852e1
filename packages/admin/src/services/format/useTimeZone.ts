import { usePreferences } from '../session/usePreferences.ts';
import { browserTimeZone } from './wallClock.ts';

/** The time zone of the account: the one of the profile, else that of the browser. */
export function useTimeZone(): string {
  return usePreferences().time_zone || browserTimeZone;
}
