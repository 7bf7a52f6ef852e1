/** The statuses of a resource and their transitions (P-STAT). */
export interface StatusMachine {
  readonly initial: Status;
  readonly next: Readonly<Partial<Record<Status, readonly Status[]>>>;
}

export const statuses = ['new', 'active', 'hidden', 'rejected'] as const;

export type Status = (typeof statuses)[number];

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

/** The statuses of a state machine, in lifecycle order. */
export function statusesOf(machine: StatusMachine): readonly Status[] {
  return statuses.filter((status) => status === machine.initial || status in machine.next);
}

export function nextStatuses(machine: StatusMachine, from: Status): readonly Status[] {
  return machine.next[from] ?? [];
}

/** A rejection needs a reason: a preset or free text. */
export function needsReason(to: Status): boolean {
  return to === 'rejected';
}
