export { IconButton, type IconButtonProps } from '../primitives/IconButton.tsx';
