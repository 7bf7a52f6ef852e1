export { StatusBadge, toneOfStatus } from '../primitives/StatusBadge.tsx';
