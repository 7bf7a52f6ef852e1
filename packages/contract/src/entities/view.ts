/** For oneself, for everybody of one's role, or for everybody (the latter two need `manage views`). */
export const viewScopes = ['me', 'role', 'everyone'] as const;

export type ViewScope = (typeof viewScopes)[number];

export const viewBounds = { name: 64, perPerson: 200, sortOrder: 100_000 } as const;
