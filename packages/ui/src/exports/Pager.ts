export { Pager, type PagerOptions, type PagerProps } from '../DataTable/Pager.tsx';
