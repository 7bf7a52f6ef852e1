export { SaveBar, type SaveBarProps } from '../layout/SaveBar.tsx';
