export {
  type ConfirmQuestion,
  ConfirmSheet,
  type ConfirmSheetProps,
} from '../overlays/ConfirmSheet.tsx';
