import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `ellipsis`, written by `npm run icons:update`. */
export const EllipsisIcon = /* @__PURE__ */ strokeIcon(
  'M11 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM18 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM4 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z',
);
