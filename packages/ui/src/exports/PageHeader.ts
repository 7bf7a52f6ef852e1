export { PageHeader, type PageHeaderProps } from '../layout/PageHeader.tsx';
