import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `list-filter`, written by `npm run icons:update`. */
export const ListFilterIcon = /* @__PURE__ */ strokeIcon('M2 5h20M6 12h12M9 19h6');
