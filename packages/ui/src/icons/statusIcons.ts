import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `info`, written by `npm run icons:update`. */
export const InfoIcon = /* @__PURE__ */ strokeIcon(
  'M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 16v-4M12 8h.01',
);

/** Lucide's `lock`, written by `npm run icons:update`. */
export const LockIcon = /* @__PURE__ */ strokeIcon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4',
);

/** Lucide's `triangle-exclamation-point`, written by `npm run icons:update`. */
export const TriangleExclamationPointIcon = /* @__PURE__ */ strokeIcon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
