export { rowDetail } from '../DataTable/row/rowDetail.tsx';
