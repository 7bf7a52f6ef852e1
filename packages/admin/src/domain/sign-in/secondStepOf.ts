import type { TwoStep } from '@rentyard/contract/entities/account/account';

/** A sign-in that waits for the code from the mail. Plain data: it stands in the history entry of the page. */
export interface SecondStep {
  readonly challenge: string;
  /** Whose sign-in it is, as they typed it. */
  readonly email: string;
  /** The code is good until then; ISO. */
  readonly expires_at: string;
  /** When another code may be asked for, in ms of this device's clock. */
  readonly resendAt: number;
}

export function secondStepOf(twoStep: TwoStep, email: string): SecondStep {
  const { challenge, expires_at, resend_after } = twoStep;
  return { challenge, email, expires_at, resendAt: Date.now() + resend_after * 1_000 };
}
