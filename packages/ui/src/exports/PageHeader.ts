export { PageHeader } from '../layout/PageHeader.tsx';
