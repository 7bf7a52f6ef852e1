import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/** A user with the channel that reaches them. */
export interface NoticeRecipient {
  readonly id: number;
  readonly name: string;
  readonly first_name: string;
  readonly email: string;
  readonly language: LanguageCode;
  /** The messages are not turned off for them. */
  readonly is_on: boolean;
  /** The room in which they talk to the bot; null: they get an e-mail. */
  readonly room: { readonly id: number; readonly channel: BuzbotChannel } | null;
}

/** Undefined when the user was deleted. The room is the one with the latest message that the bot can reach. */
export async function readRecipient(
  on: Queryable,
  id: number,
  channels: readonly BuzbotChannel[],
): Promise<NoticeRecipient | undefined> {
  const found = await on.one<
    Omit<NoticeRecipient, 'language' | 'room'> & {
      readonly language: string | null;
      readonly room: (NoticeRecipient['room'] & { readonly language: string }) | null;
    }
  >(sql`
    select u.id, u.name, u.first_name, u.email, u.language, u.customer_notices as is_on, (
        select json_build_object('id', o.id, 'channel', o.channel, 'language', o.language)
        from buzbot_rooms o
        where o.customer_id = u.id and o.deleted_at is null and not o.is_blocked
          and o.tester_id is null and o.channel = any(${sql.param(channels)}::text[])
        order by o.last_message_created_at desc, o.id desc limit 1
      ) as room
    from users u where u.id = ${id} and u.deleted_at is null and u.state <> 'suspended'`);
  if (!found) return undefined;
  const language = found.room?.language ?? found.language;
  return { ...found, language: isLanguageCode(language) ? language : defaultLanguage };
}
