import type { Outgoing } from '../messages/outgoing.ts';
import type { Channel, Sent } from './channel.ts';
import { callTelegram, type TelegramBot } from './telegramApi.ts';

/** Telegram takes so many characters below a picture; a longer text follows as a message. */
const captionAtMost = 1_024;

/** Sends by the Bot API. Telegram tells that it took a message, not that it arrived. */
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

/** Asks Telegram to bring updates to this address. */
export async function setTelegramWebhook(bot: TelegramBot, address: string): Promise<void> {
  await callTelegram(bot, 'setWebhook', {
    url: address,
    allowed_updates: ['message', 'my_chat_member'],
  });
}
