import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `arrow-down`, written by `npm run icons:update`. */
export const ArrowDownIcon = /* @__PURE__ */ strokeIcon('M12 5v14M19 12l-7 7-7-7');
