export { Popover, type PopoverProps } from '../overlays/Popover.tsx';
