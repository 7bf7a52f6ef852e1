import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import type { LanguageCode } from '@rentyard/contract/languages';
import { type KeyboardEvent, type TextareaHTMLAttributes, useId, useState } from 'react';
import { useUser } from '../../../services/session/useSession.ts';
import { chatApi } from '../rooms/chatApi.ts';
import { filledIn, shortcutIn, withAnswer } from './cannedResponse.ts';

export interface ReadyAnswer {
  readonly id: number;
  readonly shortcut: string;
  /** In the customer's language, filled in. */
  readonly text: string;
}

export interface ReadyAnswersControl {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly found: readonly ReadyAnswer[];
  readonly active: number;
  readonly choose: (answer: ReadyAnswer) => void;
  /** Answers whether the key was for the list. */
  readonly handleKeyDown: (event: KeyboardEvent) => boolean;
  readonly inputProps: TextareaHTMLAttributes<HTMLTextAreaElement>;
}

interface Options {
  readonly room: BuzbotRoomRow;
  readonly text: string;
  readonly onInsert: (text: string) => void;
}

const none: readonly ReadyAnswer[] = [];

/** Whom customers know the staff by. */
const company = 'Rentyard';

/** Ready answers by `/`: found by their shortcut and by their words, chosen with the arrows and Enter. */
export function useReadyAnswers({ room, text, onInsert }: Options): ReadyAnswersControl {
  const listId = useId();
  const me = useUser();
  const [active, setActive] = useState(0);
  /** The text at which the list was closed by hand. */
  const [closedAt, setClosedAt] = useState<string>();
  const typed = shortcutIn(text);
  const isAsked = typed !== undefined && closedAt !== text;
  const { data } = chatApi.useReadyAnswersQuery(room.language as LanguageCode, { skip: !isAsked });
  const values = {
    customer: room.customer_name,
    agent: me?.first_name ?? '',
    company,
  };
  const needle = typed?.toLocaleLowerCase() ?? '';
  const found = isAsked
    ? (data?.data ?? none).flatMap((answer): ReadyAnswer[] => {
        const words = answer.text ?? '';
        const isMatch = [answer.shortcut, words].some((one) =>
          one.toLocaleLowerCase().includes(needle),
        );
        return isMatch
          ? [{ id: answer.id, shortcut: answer.shortcut, text: filledIn(words, values) }]
          : [];
      })
    : none;
  const at = Math.min(active, Math.max(0, found.length - 1));
  const isOpen = isAsked && found.length > 0;
  const choose = (answer: ReadyAnswer) => {
    setActive(0);
    onInsert(withAnswer(text, answer.text));
  };

  const handleKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((at + step + found.length) % found.length);
    else if (event.key === 'Escape') setClosedAt(text);
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const answer = found[at];
      if (answer) choose(answer);
    } else return false;
    event.preventDefault();
    return true;
  };

  return {
    listId,
    isOpen,
    found,
    active: at,
    choose,
    handleKeyDown,
    inputProps: {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': isOpen ? `${listId}-${found[at]?.id}` : undefined,
    },
  };
}
