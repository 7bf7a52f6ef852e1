import { createSharedValue } from '../../services/sharedValue.ts';

interface IssuedSecret {
  readonly name: string;
  /** Null when the response was repeated: the server does not store secrets. */
  readonly secret: string | null;
}

/**
 * The secret that was issued last, until its dialog is closed. It is outside the form, because a saved
 * key opens at another address; it is never stored.
 */
export const issuedSecret = createSharedValue<IssuedSecret | undefined>(undefined);
