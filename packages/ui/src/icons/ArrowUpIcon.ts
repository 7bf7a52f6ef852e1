import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `arrow-up`, written by `npm run icons:update`. */
export const ArrowUpIcon = /* @__PURE__ */ strokeIcon('M5 12l7-7 7 7M12 19V5');
