export { Popover } from '../overlays/Popover.tsx';
