import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `check`, written by `npm run icons:update`. */
export const CheckIcon = /* @__PURE__ */ strokeIcon('M20 6 9 17l-5-5');

/** Lucide's `chevron-down`, written by `npm run icons:update`. */
export const ChevronDownIcon = /* @__PURE__ */ strokeIcon('M6 9l6 6 6-6');

/** Lucide's `chevron-left`, written by `npm run icons:update`. */
export const ChevronLeftIcon = /* @__PURE__ */ strokeIcon('M15 18l-6-6 6-6', true);

/** Lucide's `chevron-right`, written by `npm run icons:update`. */
export const ChevronRightIcon = /* @__PURE__ */ strokeIcon('M9 18l6-6-6-6', true);

/** Lucide's `minus`, written by `npm run icons:update`. */
export const MinusIcon = /* @__PURE__ */ strokeIcon('M5 12h14');

/** Lucide's `plus`, written by `npm run icons:update`. */
export const PlusIcon = /* @__PURE__ */ strokeIcon('M5 12h14M12 5v14');

/** Lucide's `x`, written by `npm run icons:update`. */
export const XIcon = /* @__PURE__ */ strokeIcon('M18 6 6 18M6 6l12 12');
