export { SaveBar } from '../layout/SaveBar.tsx';
