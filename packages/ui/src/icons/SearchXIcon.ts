import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `search-x`, written by `npm run icons:update`. */
export const SearchXIcon = /* @__PURE__ */ strokeIcon(
  'M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM21 21l-4.3-4.3',
);
