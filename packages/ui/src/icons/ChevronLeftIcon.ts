import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `chevron-left`, written by `npm run icons:update`. */
export const ChevronLeftIcon = /* @__PURE__ */ strokeIcon('M15 18l-6-6 6-6', true);
