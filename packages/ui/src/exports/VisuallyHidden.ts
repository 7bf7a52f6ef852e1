export { VisuallyHidden, type VisuallyHiddenProps } from '../primitives/text/VisuallyHidden.tsx';
