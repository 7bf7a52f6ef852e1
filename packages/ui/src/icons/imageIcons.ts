import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `image`, written by `npm run icons:update`. */
export const ImageIcon = /* @__PURE__ */ strokeIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM7 9a2 2 0 1 1 4 0a2 2 0 1 1 -4 0zM21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
);

/** Lucide's `image-plus`, written by `npm run icons:update`. */
export const ImagePlusIcon = /* @__PURE__ */ strokeIcon(
  'M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21M7 9a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z',
);
