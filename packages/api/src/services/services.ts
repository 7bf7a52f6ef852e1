import type { SessionStore } from '../auth/sessions/sessions.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** Services that routes of single resources use besides the store. */
export interface Services {
  readonly sessions: SessionStore;
  readonly outbox: Outbox;
  /** HTTP client for addresses that users have entered. */
  readonly outbound: Outbound;
  /** The origin of links in mails, without a trailing slash; known after the server listens. */
  readonly origin: () => string;
}
