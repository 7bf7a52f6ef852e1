import type { SessionStore } from '../auth/sessions.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** What routes of particular resources use besides the records. */
export interface Services {
  readonly sessions: SessionStore;
  readonly outbox: Outbox;
  /** The only way to addresses that users typed. */
  readonly outbound: Outbound;
  /** What links in mails begin with, without a closing slash; known once the server listens. */
  readonly origin: () => string;
}
