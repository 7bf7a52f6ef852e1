import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `chevron-down`, written by `npm run icons:update`. */
export const ChevronDownIcon = /* @__PURE__ */ strokeIcon('M6 9l6 6 6-6');
