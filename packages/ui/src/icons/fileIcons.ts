import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `file`, written by `npm run icons:update`. */
export const FileIcon = /* @__PURE__ */ strokeIcon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5',
);

/** Lucide's `upload`, written by `npm run icons:update`. */
export const UploadIcon = /* @__PURE__ */ strokeIcon(
  'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
);
