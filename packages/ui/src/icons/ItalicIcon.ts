import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `italic`, written by `npm run icons:update`. */
export const ItalicIcon = /* @__PURE__ */ strokeIcon('M19 4L10 4M14 20L5 20M15 4L9 20');
