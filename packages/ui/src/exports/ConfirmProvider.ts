export { type Confirm, ConfirmProvider, useConfirm } from '../overlays/ConfirmProvider.tsx';
