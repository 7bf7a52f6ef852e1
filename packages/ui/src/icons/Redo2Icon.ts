import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `redo-2`, written by `npm run icons:update`. */
export const Redo2Icon = /* @__PURE__ */ strokeIcon(
  'M15 14l5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13',
  true,
);
