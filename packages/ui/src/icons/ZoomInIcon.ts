import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `zoom-in`, written by `npm run icons:update`. */
export const ZoomInIcon = /* @__PURE__ */ strokeIcon(
  'M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM21 21L16.65 16.65M11 8L11 14M8 11L14 11',
);
