export { AppShell, SkipLink } from '../layout/AppShell.tsx';
