import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `corner-down-left`, written by `npm run icons:update`. */
export const CornerDownLeftIcon = /* @__PURE__ */ strokeIcon(
  'M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5',
  true,
);
