/** The permitted actions of every subject. Subjects without any may be omitted. */
export type Permissions = Readonly<Record<string, readonly string[]>>;

/** One cell of the grid. */
export interface PermissionCell {
  readonly subject: string;
  readonly action: string;
}

export type Toggle = 'on' | 'off' | 'mixed';

export function isGranted(permissions: Permissions, { subject, action }: PermissionCell): boolean {
  return permissions[subject]?.includes(action) ?? false;
}

/** The common state of several cells; `off` for none. */
export function findState(permissions: Permissions, cells: readonly PermissionCell[]): Toggle {
  const granted = cells.filter((cell) => isGranted(permissions, cell)).length;
  if (granted === 0) return 'off';
  return granted === cells.length ? 'on' : 'mixed';
}

/** Grants or revokes the permissions of cells. New actions are added at the end. */
export function withPermission(
  permissions: Permissions,
  cells: readonly PermissionCell[],
  isOn: boolean,
): Permissions {
  const next: Record<string, readonly string[]> = { ...permissions };
  for (const { subject, action } of cells) {
    const others = (next[subject] ?? []).filter((one) => one !== action);
    next[subject] = isOn ? [...others, action] : others;
  }
  return next;
}

/** The permissions granted and revoked between two states. */
export function changedPermissions(
  before: Permissions,
  after: Permissions,
): { readonly granted: readonly PermissionCell[]; readonly revoked: readonly PermissionCell[] } {
  return { granted: missingFrom(before, after), revoked: missingFrom(after, before) };
}

function missingFrom(base: Permissions, other: Permissions): readonly PermissionCell[] {
  return Object.entries(other).flatMap(([subject, actions]) =>
    actions.map((action) => ({ subject, action })).filter((cell) => !isGranted(base, cell)),
  );
}
