import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `menu`, written by `npm run icons:update`. */
export const MenuIcon = /* @__PURE__ */ strokeIcon('M4 5h16M4 12h16M4 19h16');

/** Lucide's `panel-left-close`, written by `npm run icons:update`. */
export const PanelLeftCloseIcon = /* @__PURE__ */ strokeIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9 3v18M16 15l-3-3 3-3',
  true,
);

/** Lucide's `panel-left-open`, written by `npm run icons:update`. */
export const PanelLeftOpenIcon = /* @__PURE__ */ strokeIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9 3v18M14 9l3 3-3 3',
  true,
);
