import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `undo-2`, written by `npm run icons:update`. */
export const Undo2Icon = /* @__PURE__ */ strokeIcon(
  'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
  true,
);
