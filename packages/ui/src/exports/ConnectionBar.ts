export { ConnectionBar, type ConnectionBarProps } from '../feedback/ConnectionBar.tsx';
