export { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
