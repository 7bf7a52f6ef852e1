export { CopyToClipboard, type CopyToClipboardProps } from '../feedback/CopyToClipboard.tsx';
