/** How many people of one kind there are, by their state. */
export interface PeopleFigures {
  readonly total: number;
  readonly active: number;
  readonly pending: number;
  readonly suspended: number;
}

/** `GET /users/dashboard`: the figures above the list of people. */
export interface UsersDashboard {
  readonly staff: PeopleFigures;
  readonly clients: PeopleFigures;
  /** Staff who registered and have no role yet. */
  readonly waiting_for_approval: number;
  /** Staff who were invited and have not chosen a password yet. */
  readonly invited: number;
  readonly with_two_step: number;
  readonly password_expired: number;
  readonly email_unverified: number;
  /** Clients whose documents nobody has verified. */
  readonly documents_unverified: number;
  /** Who was here in the last five minutes, day and week. */
  readonly seen: { readonly now: number; readonly day: number; readonly week: number };
  /** Mails of the outbox; without a server of the installation they stay there. */
  readonly mails: {
    readonly has_server: boolean;
    readonly waiting: number;
    readonly failed: number;
  };
  /** Newcomers of the last thirty days, UTC, the oldest day first. */
  readonly added: readonly {
    readonly date: string;
    readonly staff: number;
    readonly clients: number;
  }[];
}
