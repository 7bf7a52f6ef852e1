export { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
