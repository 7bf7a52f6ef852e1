import { utcMoment } from '@rentyard/contract/moments';
import { date } from '@rentyard/ui/validators';

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A moment as an address says it: a whole day, or a time, which is UTC unless it says otherwise.
 * Answers with the day or with the moment in UTC; undefined for anything else.
 */
export function readMoment(text: string): string | undefined {
  if (text === '' || date()(text)) return undefined;
  const moment = utcMoment(text);
  return moment !== undefined && day.test(text) ? text : moment;
}
