import {
  buttonLabels,
  type MessageButton,
  messageButtons,
} from '@rentyard/contract/entities/chat/messageButtons';
import type { LanguageCode } from '@rentyard/contract/languages';
import { fold } from '@rentyard/validators/fold';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { enqueueJob } from '../../jobs/jobTable.ts';

/** The job that answers a pressed button, or the dates that followed it. */
export const buttonReplyJob = 'button_reply';

export interface ButtonReply {
  /** The message of the customer: the label of the button, or the dates. */
  readonly message: number;
  /** Undefined: the message is the answer to the question for dates. */
  readonly button?: MessageButton;
}

/** The bot waits for dates for this long, in ms. */
const waitsFor = 86_400_000;
/** How far the clocks of two processes may differ, in ms. */
const clockTolerance = 30_000;

interface Received {
  readonly room: { readonly id: number; readonly language: LanguageCode };
  readonly message: number;
  readonly text: string;
  /** The button, if the channel has buttons; else the text may be a label. */
  readonly button: MessageButton | undefined;
  readonly now: Date;
}

/**
 * Queues the answer to a pressed button, to a text that is the label of one, and to dates that the bot waits
 * for. False for any other message.
 */
export async function queueButtonReply(on: Queryable, received: Received): Promise<boolean> {
  const { room, message, now } = received;
  const state = await on.one<{
    buttons: readonly MessageButton[] | null;
    since: string | null;
  }>(sql`
    select (select m.buttons from buzbot_messages m
        where m.room_id = o.id and m.direction = 'out' order by m.id desc limit 1) as buttons,
      o.awaits ->> 'at' as since
    from buzbot_rooms o where o.id = ${room.id}`);
  const button = received.button ?? labelled(received, state?.buttons ?? []);
  const age = now.getTime() - Date.parse(state?.since ?? '');
  // A question of the future was asked while the clock was ahead.
  const isAwaited = age > -clockTolerance && age < waitsFor;
  if (!button && !isAwaited) return false;
  const payload: ButtonReply = { message, ...(button && { button }) };
  await enqueueJob(on, { kind: buttonReplyJob, key: String(message), payload }, now);
  return true;
}

function labelled(
  { room, text }: Received,
  buttons: readonly MessageButton[],
): MessageButton | undefined {
  const labels = buttonLabels[room.language];
  return messageButtons.find(
    (button) => buttons.includes(button) && fold(labels[button]) === fold(text.trim()),
  );
}
