export { Pager, type PagerProps } from '../DataTable/pager/Pager.tsx';
export type { PagerOptions } from '../DataTable/pager/PagerFoot.tsx';
