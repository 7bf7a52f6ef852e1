/** What is allowed: the actions of every subject. Subjects without any may be left out. */
export type Grants = Readonly<Record<string, readonly string[]>>;

/** One square of the grid. */
export interface GrantCell {
  readonly subject: string;
  readonly action: string;
}

export type Toggle = 'on' | 'off' | 'mixed';

export function isGranted(grants: Grants, { subject, action }: GrantCell): boolean {
  return grants[subject]?.includes(action) ?? false;
}

/** One state for many squares; `off` for none. */
export function stateOf(grants: Grants, cells: readonly GrantCell[]): Toggle {
  const granted = cells.filter((cell) => isGranted(grants, cell)).length;
  if (granted === 0) return 'off';
  return granted === cells.length ? 'on' : 'mixed';
}

/** The same grants with the squares allowed or not. Order of actions is kept, new ones stand last. */
export function setGranted(grants: Grants, cells: readonly GrantCell[], isOn: boolean): Grants {
  const next: Record<string, readonly string[]> = { ...grants };
  for (const { subject, action } of cells) {
    const others = (next[subject] ?? []).filter((one) => one !== action);
    next[subject] = isOn ? [...others, action] : others;
  }
  return next;
}

/** What was allowed and what was taken away between two states. */
export function changedGrants(
  before: Grants,
  after: Grants,
): { readonly granted: readonly GrantCell[]; readonly revoked: readonly GrantCell[] } {
  return { granted: missingFrom(before, after), revoked: missingFrom(after, before) };
}

function missingFrom(base: Grants, other: Grants): readonly GrantCell[] {
  return Object.entries(other).flatMap(([subject, actions]) =>
    actions.map((action) => ({ subject, action })).filter((cell) => !isGranted(base, cell)),
  );
}
