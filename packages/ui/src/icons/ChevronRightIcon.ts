import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `chevron-right`, written by `npm run icons:update`. */
export const ChevronRightIcon = /* @__PURE__ */ strokeIcon('M9 18l6-6-6-6', true);
