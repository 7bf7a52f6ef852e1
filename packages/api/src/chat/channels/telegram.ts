import type { Outgoing } from '../messages/outgoing.ts';
import type { Channel, Sent } from './channel.ts';
import { callTelegram, type TelegramBot } from './telegramApi.ts';

/** Telegram limits a caption to this many characters; a longer text is sent as a separate message. */
const captionAtMost = 1_024;

/** Sends by the Bot API. Telegram confirms that it accepted a message, not that it was delivered. */
export function telegramChannel(bot: TelegramBot): Channel {
  return {
    name: 'telegram',
    async send({ chat, text, photos }: Outgoing): Promise<Sent> {
      const caption = photos.length > 0 && text.length <= captionAtMost ? text : '';
      let last: TelegramMessage | undefined;
      for (const [place, photo] of photos.entries()) {
        last = await callTelegram<TelegramMessage>(bot, 'sendPhoto', {
          chat_id: chat,
          photo: new URL(photo, bot.publicUrl()).href,
          ...(place === 0 && caption ? { caption } : {}),
        });
      }
      if (text !== '' && caption === '') {
        last = await callTelegram<TelegramMessage>(bot, 'sendMessage', { chat_id: chat, text });
      }
      return {
        delivery: 'sent',
        ...(last === undefined ? {} : { externalId: String(last.message_id) }),
      };
    },
  };
}

interface TelegramMessage {
  readonly message_id: number;
}

/** Registers this URL as the webhook of the bot. */
export async function setTelegramWebhook(bot: TelegramBot, address: string): Promise<void> {
  await callTelegram(bot, 'setWebhook', {
    url: address,
    allowed_updates: ['message', 'my_chat_member'],
  });
}
