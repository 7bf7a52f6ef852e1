import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `eye`, written by `npm run icons:update`. */
export const EyeIcon = /* @__PURE__ */ strokeIcon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z',
);

/** Lucide's `eye-off`, written by `npm run icons:update`. */
export const EyeOffIcon = /* @__PURE__ */ strokeIcon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
);

/** Lucide's `link-2`, written by `npm run icons:update`. */
export const Link2Icon = /* @__PURE__ */ strokeIcon(
  'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12L16 12',
);
