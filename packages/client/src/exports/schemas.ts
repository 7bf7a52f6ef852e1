export type * from '../generated/schemas.ts';
