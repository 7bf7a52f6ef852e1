import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { fillText } from '@rentyard/contract/entities/chat/textVariables';
import type { LanguageCode } from '@rentyard/contract/languages';
import { fold } from '@rentyard/validators/fold';
import { type KeyboardEvent, type TextareaHTMLAttributes, useId, useState } from 'react';
import { useUser } from '../../../../services/session/useSession.ts';
import { chatApi } from '../../rooms/chatApi.ts';
import { insertResponse, shortcutIn } from './cannedResponse.ts';

export interface CannedResponse {
  readonly id: number;
  readonly shortcut: string;
  /** In the customer's language, with its variables filled in. */
  readonly text: string;
}

export interface CannedResponsesController {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly found: readonly CannedResponse[];
  readonly active: number;
  readonly choose: (response: CannedResponse) => void;
  /** Returns whether the list handled the key. */
  readonly handleKeyDown: (event: KeyboardEvent) => boolean;
  readonly inputProps: TextareaHTMLAttributes<HTMLTextAreaElement>;
}

interface Options {
  readonly room: BuzbotRoomRow;
  readonly text: string;
  readonly onInsert: (text: string) => void;
}

const none: readonly CannedResponse[] = [];

/** The company name in canned responses. */
const company = 'Rentyard';

/**
 * Canned responses after `/`: searched by shortcut and text, chosen with the arrow keys and Enter.
 */
export function useCannedResponses({ room, text, onInsert }: Options): CannedResponsesController {
  const listId = useId();
  const me = useUser();
  const [active, setActive] = useState(0);
  /** The text at which the user closed the list. */
  const [closedAt, setClosedAt] = useState<string>();
  const typed = shortcutIn(text);
  const isRequested = typed !== undefined && closedAt !== text;
  const { data } = chatApi.useCannedResponsesQuery(room.language as LanguageCode, {
    skip: !isRequested,
  });
  const values = {
    customer: room.customer_name,
    agent: me?.first_name ?? '',
    company,
  };
  const needle = fold(typed ?? '');
  const found = isRequested
    ? (data?.data ?? none).flatMap((response): CannedResponse[] => {
        const responseText = response.text ?? '';
        const isMatch = [response.shortcut, responseText].some((one) => fold(one).includes(needle));
        return isMatch
          ? [
              {
                id: response.id,
                shortcut: response.shortcut,
                text: fillText(responseText, values),
              },
            ]
          : [];
      })
    : none;
  const at = Math.min(active, Math.max(0, found.length - 1));
  const isOpen = isRequested && found.length > 0;
  const choose = (response: CannedResponse) => {
    setActive(0);
    onInsert(insertResponse(text, response.text));
  };

  const handleKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((at + step + found.length) % found.length);
    else if (event.key === 'Escape') setClosedAt(text);
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const response = found[at];
      if (response) choose(response);
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
