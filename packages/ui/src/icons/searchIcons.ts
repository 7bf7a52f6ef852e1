import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `corner-down-left`, written by `npm run icons:update`. */
export const CornerDownLeftIcon = /* @__PURE__ */ strokeIcon(
  'M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5',
  true,
);

/** Lucide's `search`, written by `npm run icons:update`. */
export const SearchIcon = /* @__PURE__ */ strokeIcon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z',
);

/** Lucide's `search-x`, written by `npm run icons:update`. */
export const SearchXIcon = /* @__PURE__ */ strokeIcon(
  'M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM21 21l-4.3-4.3',
);
