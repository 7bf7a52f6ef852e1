/** The statuses of a resource and their transitions (P-STAT). */
export interface StatusMachine {
  readonly initial: Status;
  readonly next: Readonly<Partial<Record<Status, readonly Status[]>>>;
}

interface StatusDeclaration {
  /** The colour of its badge. */
  readonly tone: 'info' | 'success' | 'neutral' | 'danger';
  /** The variant of the button that changes a record to it; the default without. */
  readonly button?: 'approve' | 'refuse';
  /** A change to it needs a reason: a preset or free text. */
  readonly needsReason?: true;
}

/**
 * Every status once, in lifecycle order. Its texts have keys by its value: `status.active` is the
 * name in the admin, `status.new.active` the action of a transition; `messages/statusNames.ts` has
 * the names for the server. A status without a text does not compile.
 */
const statusDeclarations = {
  new: { tone: 'info' },
  active: { tone: 'success', button: 'approve' },
  hidden: { tone: 'neutral' },
  rejected: { tone: 'danger', button: 'refuse', needsReason: true },
} as const satisfies Readonly<Record<string, StatusDeclaration>>;

export type Status = keyof typeof statusDeclarations;

export const statuses = Object.keys(statusDeclarations) as [Status, ...Status[]];

/** The appearance and the rules of a status. */
export function declarationOf(status: Status): StatusDeclaration {
  return statusDeclarations[status];
}

/** Offers and tags. */
export const listingStatuses: StatusMachine = {
  initial: 'new',
  next: {
    new: ['active', 'hidden', 'rejected'],
    active: ['hidden', 'rejected'],
    hidden: ['active', 'rejected'],
    rejected: ['new', 'active'],
  },
};

export const orderStatuses: StatusMachine = {
  initial: 'new',
  next: {
    new: ['active', 'rejected'],
    active: ['hidden', 'rejected'],
    hidden: ['active'],
    rejected: ['new'],
  },
};

/** Brands and regions. */
export const labelStatuses: StatusMachine = {
  initial: 'new',
  next: { new: ['active', 'hidden'], active: ['hidden'], hidden: ['active'] },
};

/** How long users can undo their own last change of a status. */
export const undoStatusMinutes = 10;

/** The statuses of a state machine, in lifecycle order. */
export function statusesOf(machine: StatusMachine): readonly Status[] {
  return statuses.filter((status) => status === machine.initial || status in machine.next);
}

export function nextStatuses(machine: StatusMachine, from: Status): readonly Status[] {
  return machine.next[from] ?? [];
}

/** A rejection needs a reason: a preset or free text. */
export function needsReason(to: Status): boolean {
  return declarationOf(to).needsReason === true;
}
