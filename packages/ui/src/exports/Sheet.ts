export { Sheet, type SheetProps } from '../overlays/Sheet.tsx';
