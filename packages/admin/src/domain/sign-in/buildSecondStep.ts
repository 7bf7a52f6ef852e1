import type { TwoStep } from '@rentyard/contract/entities/account/account';

/**
 * A sign-in that needs the code from the mail. Plain data, because it is stored in the history
 * entry.
 */
export interface SecondStep {
  readonly challenge: string;
  /** E-mail as the user typed it. */
  readonly email: string;
  /** Expiry of the code, ISO. */
  readonly expires_at: string;
  /** When another code may be requested, in ms of this device's clock. */
  readonly resendAt: number;
}

export function buildSecondStep(twoStep: TwoStep, email: string): SecondStep {
  const { challenge, expires_at, resend_after } = twoStep;
  return { challenge, email, expires_at, resendAt: Date.now() + resend_after * 1_000 };
}
