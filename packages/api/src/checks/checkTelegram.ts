import { ChannelRefusal } from '../chat/channels/channel.ts';
import { callTelegram } from '../chat/channels/telegramApi.ts';
import { webhookSecret } from '../chat/channels/telegramRoutes.ts';
import type { CheckedSettings } from './checkSettings.ts';
import { type Finding, failure, warning } from './findings.ts';

/** In ms, for each of two calls. */
const responseTime = 4_000;
/** Failed deliveries older than this are ignored, in seconds. */
const recent = 3_600;

/** Checks the token and the webhook of the bot. */
export async function checkTelegram(
  token: string,
  settings: CheckedSettings,
  secretKey: Uint8Array | undefined,
): Promise<readonly Finding[]> {
  const { telegramApiUrl: apiUrl, publicUrl } = settings;
  const bot = { token, apiUrl, publicUrl: () => publicUrl ?? '' };
  try {
    await callTelegram(bot, { timeout: responseTime, method: (api) => api.getMe() });
    if (publicUrl === undefined) return [failure('telegram_no_public_url')];
    const webhook = await callTelegram(bot, {
      timeout: responseTime,
      method: (api) => api.getWebhookInfo(),
    });
    const secret = settings.telegramWebhookSecret ?? (secretKey && webhookSecret(secretKey, token));
    const isOurs = secret === undefined || webhook.url?.endsWith(`/${secret}`);
    if (!isOurs) return [warning('telegram_webhook', {}, withoutSecret(webhook.url ?? ''))];
    const { last_error_date: failedAt = 0, last_error_message: reason } = webhook;
    if (Date.now() / 1_000 - failedAt > recent) return [];
    return [warning('telegram_delivery', {}, reason)];
  } catch (error) {
    const isRefused = error instanceof ChannelRefusal;
    return [failure(isRefused ? 'telegram_token' : 'telegram_unreachable', {}, error)];
  }
}

/** The last segment of a webhook URL is a secret. */
function withoutSecret(url: string): string {
  return url.replace(/\/[^/]*$/, '/…');
}
