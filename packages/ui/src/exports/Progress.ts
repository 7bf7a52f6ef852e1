export { Progress, type ProgressProps } from '../primitives/Progress.tsx';
