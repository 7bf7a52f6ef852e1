export { TopBar, type TopBarProps } from '../layout/TopBar.tsx';
