import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `search`, written by `npm run icons:update`. */
export const SearchIcon = /* @__PURE__ */ strokeIcon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z',
);
