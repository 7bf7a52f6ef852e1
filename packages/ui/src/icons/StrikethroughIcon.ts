import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `strikethrough`, written by `npm run icons:update`. */
export const StrikethroughIcon = /* @__PURE__ */ strokeIcon(
  'M16 4H9a3 3 0 0 0-2.83 4M14 12a4 4 0 0 1 0 8H6M4 12L20 12',
);
