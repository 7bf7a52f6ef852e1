import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `plus`, written by `npm run icons:update`. */
export const PlusIcon = /* @__PURE__ */ strokeIcon('M5 12h14M12 5v14');
