import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `refresh-cw`, written by `npm run icons:update`. */
export const RefreshCwIcon = /* @__PURE__ */ strokeIcon(
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
);

/** Lucide's `wifi`, written by `npm run icons:update`. */
export const WifiIcon = /* @__PURE__ */ strokeIcon(
  'M12 20h.01M2 8.82a15 15 0 0 1 20 0M5 12.859a10 10 0 0 1 14 0M8.5 16.429a5 5 0 0 1 7 0',
);

/** Lucide's `wifi-off`, written by `npm run icons:update`. */
export const WifiOffIcon = /* @__PURE__ */ strokeIcon(
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
);
