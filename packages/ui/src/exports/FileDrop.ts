export { FileDrop, type FileDropProps } from '../fields/files/FileDrop.tsx';
export {
  type SendFile,
  type Upload,
  type Uploads,
  useUploads,
} from '../fields/files/useUploads.ts';
