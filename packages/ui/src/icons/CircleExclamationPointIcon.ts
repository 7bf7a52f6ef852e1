import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `circle-exclamation-point`, written by `npm run icons:update`. */
export const CircleExclamationPointIcon = /* @__PURE__ */ strokeIcon(
  'M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 8L12 12M12 16L12.01 16',
);
