import type { MailServer, Received } from '../../support/servers/mailServer.ts';
import { expect } from './fixtures.ts';

/** Links and codes in account mails. */
export const links = {
  confirmation: /https?:\S+\/oauth\/confirm-email\/\S+/,
  newPassword: /https?:\S+\/auth\/reset-password\/\S+/,
  loginForm: /https?:\S+\/auth\/login\b/,
} as const;
export const sixDigits = /\b\d{6}\b/;

/**
 * Waits for the next mail to an address that matches a pattern and returns the match. Each mail is returned
 * once.
 */
export function mailboxOf(mails: MailServer): (to: string, sought: RegExp) => Promise<string> {
  const seen = new Set<Received>();
  return async (to, sought) => {
    const isSought = (one: Received) => one.to.includes(to) && sought.test(one.mail.text ?? '');
    const find = () => mails.received.find((one) => !seen.has(one) && isSought(one));
    await expect.poll(() => find() !== undefined, { timeout: 60_000 }).toBe(true);
    const found = find();
    if (found) seen.add(found);
    return sought.exec(found?.mail.text ?? '')?.[0] ?? '';
  };
}
