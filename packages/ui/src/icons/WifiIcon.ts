import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `wifi`, written by `npm run icons:update`. */
export const WifiIcon = /* @__PURE__ */ strokeIcon(
  'M12 20h.01M2 8.82a15 15 0 0 1 20 0M5 12.859a10 10 0 0 1 14 0M8.5 16.429a5 5 0 0 1 7 0',
);
