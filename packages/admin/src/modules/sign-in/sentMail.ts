import type { MaybeMailed } from '../../domain/account/accountApi.ts';

/** What the page about a mail knows of it. Plain data: it stands in the history entry. */
export interface SentMail {
  readonly email: string;
  readonly about: 'registration' | 'password';
  /** When another one may be asked for, in ms of this device's clock. */
  readonly resendAt: number;
}

export function sentMail(
  email: string,
  about: SentMail['about'],
  { resend_after }: MaybeMailed,
): SentMail {
  return { email, about, resendAt: Date.now() + resend_after * 1_000 };
}
