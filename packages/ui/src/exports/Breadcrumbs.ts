export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../layout/Breadcrumbs.tsx';
