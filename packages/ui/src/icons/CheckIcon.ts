import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `check`, written by `npm run icons:update`. */
export const CheckIcon = /* @__PURE__ */ strokeIcon('M20 6 9 17l-5-5');
