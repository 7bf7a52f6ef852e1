import { createSharedValue } from '../../services/sharedValue.ts';

interface IssuedSecret {
  /** The name of the record. */
  readonly name: string;
  /** Null when the response was repeated: the server does not serve it again. */
  readonly secret: string | null;
}

/**
 * The secret that was issued last, until its dialog is closed. It is outside the form, because a saved
 * record opens at another address; the browser never stores it.
 */
export const issuedSecret = createSharedValue<IssuedSecret | undefined>(undefined);
