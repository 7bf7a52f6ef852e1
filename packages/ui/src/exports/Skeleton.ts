export { Skeleton, type SkeletonProps } from '../primitives/Skeleton.tsx';
