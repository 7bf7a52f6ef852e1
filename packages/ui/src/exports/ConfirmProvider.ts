export {
  type Confirm,
  ConfirmProvider,
  type ConfirmProviderProps,
  useConfirm,
} from '../overlays/ConfirmProvider.tsx';
