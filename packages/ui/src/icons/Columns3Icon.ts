import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `columns-3`, written by `npm run icons:update`. */
export const Columns3Icon = /* @__PURE__ */ strokeIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9 3v18M15 3v18',
);
