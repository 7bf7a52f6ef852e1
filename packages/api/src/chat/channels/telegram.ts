import { buttonLabels } from '@rentyard/contract/entities/chat/messageButtons';
import type { Api } from 'grammy/web';
import type { Outgoing } from '../messages/outgoing.ts';
import type { Channel, ChannelRequest } from './channel.ts';
import { callTelegram, type TelegramBot } from './telegramApi.ts';

/** Telegram limits a caption to this many characters; a longer text is sent as a separate message. */
const captionAtMost = 1_024;
/** Timeout of a call in ms. Telegram downloads each photo before it responds. */
const callTimeout = 8_000;

/**
 * Sends by the Bot API: photos as one album, a text as their caption or after them. Telegram
 * confirms that it accepted a message, not that it was delivered.
 */
export function telegramChannel(bot: TelegramBot): Channel {
  const request = (
    calls: number,
    method: (api: Api) => Promise<Accepted | Accepted[]>,
  ): ChannelRequest => ({
    calls,
    async send(signal) {
      const result = await callTelegram(bot, { timeout: calls * callTimeout, signal, method });
      const last = [result].flat().at(-1);
      return { delivery: 'sent', ...(last ? { externalId: String(last.message_id) } : {}) };
    },
  });
  return {
    name: 'telegram',
    callsPerSecond: bot.callsPerSecond,
    requestsOf({ id, chat, text, photos, buttons, language }: Outgoing) {
      const keyboard = buttons?.map((button) => [
        { text: buttonLabels[language][button], callback_data: `${id}:${button}` },
      ]);
      const options = keyboard ? { reply_markup: { inline_keyboard: keyboard } } : {};
      const isCaption = photos.length > 0 && text.length <= captionAtMost;
      const caption = isCaption && text !== '' ? { caption: text } : {};
      const album = photos.map((photo, index) => ({
        type: 'photo' as const,
        media: new URL(photo, bot.publicUrl()).href,
        // Displayed below the album.
        ...(index === 0 ? caption : {}),
      }));
      const [first] = album;
      const pictures: (api: Api) => Promise<Accepted | Accepted[]> = (api) =>
        first && album.length === 1
          ? api.sendPhoto(chat, first.media, caption)
          : api.sendMediaGroup(chat, album);
      return [
        ...(first ? [request(album.length, pictures)] : []),
        ...(isCaption ? [] : [request(1, (api) => api.sendMessage(chat, text, options))]),
      ];
    },
  };
}

interface Accepted {
  readonly message_id: number;
}

/** Registers this URL as the webhook of the bot. */
export async function setTelegramWebhook(bot: TelegramBot, address: string): Promise<void> {
  await callTelegram(bot, {
    timeout: callTimeout,
    method: (api) =>
      api.setWebhook(address, { allowed_updates: ['message', 'my_chat_member', 'callback_query'] }),
  });
}
