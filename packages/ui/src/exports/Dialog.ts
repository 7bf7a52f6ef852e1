export { Dialog, type DialogProps } from '../overlays/Dialog.tsx';
