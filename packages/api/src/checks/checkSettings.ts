import type { Config, WeakSecret } from '../config/config.ts';
import { type Finding, warning } from './findings.ts';

/** The settings that the checks read. */
export type CheckedSettings = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'appSecret'
  | 'publicUrl'
  | 'bucket'
  | 'smtpUrl'
  | 'mailFrom'
  | 'telegramBotToken'
  | 'telegramApiUrl'
  | 'telegramWebhookSecret'
  | 'trustProxy'
> & { readonly weakSecrets: readonly WeakSecret[] };

/** Settings that work but should be improved. */
export async function checkSettings(settings: CheckedSettings): Promise<readonly Finding[]> {
  const { publicUrl, smtpUrl, databaseUrl, appSecret } = settings;
  const findings = settings.weakSecrets.map(({ name, least }) =>
    warning('weak_secret', { name, least }),
  );
  if (publicUrl === undefined && smtpUrl !== undefined) findings.push(warning('no_public_url'));
  if (publicUrl !== undefined && !isSafe(publicUrl)) findings.push(warning('insecure_public_url'));
  if (databaseUrl !== undefined && appSecret === undefined) findings.push(warning('no_app_secret'));
  return findings;
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127\..+|\[::1\])$/.test(hostname);
}
