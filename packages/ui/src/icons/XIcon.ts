import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `x`, written by `npm run icons:update`. */
export const XIcon = /* @__PURE__ */ strokeIcon('M18 6 6 18M6 6l12 12');
