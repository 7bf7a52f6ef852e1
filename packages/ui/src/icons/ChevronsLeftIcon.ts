import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `chevrons-left`, written by `npm run icons:update`. */
export const ChevronsLeftIcon = /* @__PURE__ */ strokeIcon('M11 17l-5-5 5-5M18 17l-5-5 5-5', true);
