export { TopBar } from '../layout/TopBar.tsx';
