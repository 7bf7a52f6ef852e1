export { CopyToClipboard } from '../feedback/CopyToClipboard.tsx';
