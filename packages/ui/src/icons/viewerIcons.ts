import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `image-off`, written by `npm run icons:update`. */
export const ImageOffIcon = /* @__PURE__ */ strokeIcon(
  'M2 2L22 22M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5L6 21M18 12L21 15M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9',
);

/** Lucide's `maximize`, written by `npm run icons:update`. */
export const MaximizeIcon = /* @__PURE__ */ strokeIcon(
  'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
);

/** Lucide's `zoom-in`, written by `npm run icons:update`. */
export const ZoomInIcon = /* @__PURE__ */ strokeIcon(
  'M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM21 21L16.65 16.65M11 8L11 14M8 11L14 11',
);

/** Lucide's `zoom-out`, written by `npm run icons:update`. */
export const ZoomOutIcon = /* @__PURE__ */ strokeIcon(
  'M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM21 21L16.65 16.65M8 11L14 11',
);
