export { rowDetail } from '../DataTable/rowDetail.tsx';
