export { AppShell, type AppShellProps, SkipLink, type SkipLinkProps } from '../layout/AppShell.tsx';
