import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `chevrons-right`, written by `npm run icons:update`. */
export const ChevronsRightIcon = /* @__PURE__ */ strokeIcon('M6 17l5-5-5-5M13 17l5-5-5-5', true);
