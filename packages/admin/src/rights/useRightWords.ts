import type { Action, Subject } from '@rentyard/contract/permissions';
import { useT } from '../i18n/useT.ts';

interface RightWords {
  /** `Change status`. */
  readonly action: (action: Action) => string;
  /** `Category groups`. */
  readonly subject: (subject: Subject) => string;
}

/** Names what a right is, for screens that come with the words of this folder (`withWords(['rights'], ...)`). */
export function useRightWords(): RightWords {
  const t = useT();
  return {
    action: (action) => t(`right.${action}`),
    subject: (subject) => t(`subject.${subject}`),
  };
}
