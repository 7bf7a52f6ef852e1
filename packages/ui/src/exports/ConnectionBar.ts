export { ConnectionBar } from '../feedback/ConnectionBar.tsx';
