export { AuthLayout, type AuthLayoutProps } from '../layout/AuthLayout.tsx';
