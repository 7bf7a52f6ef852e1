export { Tooltip, type TooltipProps } from '../overlays/Tooltip.tsx';
