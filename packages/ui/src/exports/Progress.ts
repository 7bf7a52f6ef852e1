export { Progress } from '../primitives/Progress.tsx';
