export { Tooltip } from '../overlays/Tooltip.tsx';
