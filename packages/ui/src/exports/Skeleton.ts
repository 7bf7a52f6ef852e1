export { Skeleton } from '../primitives/Skeleton.tsx';
