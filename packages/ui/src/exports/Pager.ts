export { Pager, type PagerProps } from '../DataTable/Pager.tsx';
export type { PagerOptions } from '../DataTable/PagerFoot.tsx';
