export { AppShell } from '../layout/AppShell.tsx';
