import type { OutboxMail } from '@rentyard/contract/entities/system/outbox';
import type { TestApp } from '../testApp.ts';

/** Mails to an address, the newest first. */
export async function mailsTo(app: TestApp, to: string): Promise<readonly OutboxMail[]> {
  const response = await app.admin.get('/outbox', { 'filter[to]': to, per_page: 100 });
  return response.data<readonly OutboxMail[]>();
}

/** The newest mail to an address. */
export async function lastMail(app: TestApp, to: string): Promise<OutboxMail> {
  const [mail] = await mailsTo(app, to);
  if (!mail) throw new Error(`No mail was sent to ${to}.`);
  return mail;
}

/** The token in the link of the newest mail. */
export async function mailedToken(app: TestApp, to: string): Promise<string> {
  const { text } = await lastMail(app, to);
  const [, token] = /https?:\/\/\S+\/([\w-]{43})\s/.exec(text) ?? [];
  if (token === undefined) throw new Error(`The mail has no link with a token: ${text}`);
  return token;
}

/** The code in the newest mail. */
export async function mailedCode(app: TestApp, to: string): Promise<string> {
  const { text } = await lastMail(app, to);
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (code === undefined) throw new Error(`The mail has no code: ${text}`);
  return code;
}
