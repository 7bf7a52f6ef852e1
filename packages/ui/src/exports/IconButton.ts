export { IconButton } from '../primitives/IconButton.tsx';
