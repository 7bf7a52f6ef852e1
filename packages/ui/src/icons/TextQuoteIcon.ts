import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `text-quote`, written by `npm run icons:update`. */
export const TextQuoteIcon = /* @__PURE__ */ strokeIcon('M17 5H3M21 12H8M21 19H8M3 12v7');
