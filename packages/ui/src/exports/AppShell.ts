export { AppShell, type AppShellProps, SkipLink, type SkipLinkProps } from '../layout/AppShell.tsx';
export { useFoldedSideBar } from '../layout/shellContext.ts';
