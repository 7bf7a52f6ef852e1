export { AuthLayout } from '../layout/AuthLayout.tsx';
