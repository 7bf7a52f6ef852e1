import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `minus`, written by `npm run icons:update`. */
export const MinusIcon = /* @__PURE__ */ strokeIcon('M5 12h14');
