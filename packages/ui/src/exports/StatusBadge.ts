export { StatusBadge } from '../primitives/StatusBadge.tsx';
