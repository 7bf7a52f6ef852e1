import type { MaybeMailed } from '../../domain/account/accountApi.ts';

/** State of the page about a sent mail. Plain data, because it is stored in the history entry. */
export interface SentMail {
  readonly email: string;
  readonly about: 'registration' | 'password';
  /** When another mail may be requested, in ms of this device's clock. */
  readonly resendAt: number;
}

export function sentMail(
  email: string,
  about: SentMail['about'],
  { resend_after }: MaybeMailed,
): SentMail {
  return { email, about, resendAt: Date.now() + resend_after * 1_000 };
}
