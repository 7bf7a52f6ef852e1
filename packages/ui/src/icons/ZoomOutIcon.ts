import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `zoom-out`, written by `npm run icons:update`. */
export const ZoomOutIcon = /* @__PURE__ */ strokeIcon(
  'M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM21 21L16.65 16.65M8 11L14 11',
);
