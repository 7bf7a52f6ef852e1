export { type ConfirmQuestion, ConfirmSheet } from '../overlays/ConfirmSheet.tsx';
