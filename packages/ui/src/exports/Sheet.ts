export { Sheet } from '../overlays/Sheet.tsx';
