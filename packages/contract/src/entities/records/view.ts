/**
 * Visible to the owner, to all users with the owner's role, or to all users. The last two need
 * `manage views`.
 */
export const viewScopes = ['me', 'role', 'everyone'] as const;

export type ViewScope = (typeof viewScopes)[number];

export const viewBounds = { name: 64, perPerson: 200, sortOrder: 100_000 } as const;
