export { type Description, DescriptionList } from '../layout/DescriptionList.tsx';
