import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `menu`, written by `npm run icons:update`. */
export const MenuIcon = /* @__PURE__ */ strokeIcon('M4 5h16M4 12h16M4 19h16');
