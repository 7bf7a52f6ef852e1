export { FileDrop, type FileDropProps } from '../fields/files/FileDrop.tsx';
export { type FileLimits, formatBytes, refusalOf } from '../fields/files/limits.ts';
export { UploadList, type UploadListProps } from '../fields/files/UploadList.tsx';
export {
  createUploadQueue,
  type SendFile,
  type Upload,
  type UploadQueue,
  type Uploads,
} from '../fields/files/uploadQueue.ts';
export { useUploadQueue, useUploads } from '../fields/files/useUploads.ts';
