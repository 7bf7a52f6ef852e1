export { Breadcrumbs, type Crumb } from '../layout/Breadcrumbs.tsx';
