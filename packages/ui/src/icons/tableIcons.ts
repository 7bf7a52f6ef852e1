import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `arrow-up`, written by `npm run icons:update`. */
export const ArrowUpIcon = /* @__PURE__ */ strokeIcon('M5 12l7-7 7 7M12 19V5');

/** Lucide's `chevrons-left`, written by `npm run icons:update`. */
export const ChevronsLeftIcon = /* @__PURE__ */ strokeIcon('M11 17l-5-5 5-5M18 17l-5-5 5-5', true);

/** Lucide's `chevrons-right`, written by `npm run icons:update`. */
export const ChevronsRightIcon = /* @__PURE__ */ strokeIcon('M6 17l5-5-5-5M13 17l5-5-5-5', true);

/** Lucide's `columns-3`, written by `npm run icons:update`. */
export const Columns3Icon = /* @__PURE__ */ strokeIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9 3v18M15 3v18',
);

/** Lucide's `ellipsis`, written by `npm run icons:update`. */
export const EllipsisIcon = /* @__PURE__ */ strokeIcon(
  'M11 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM18 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM4 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z',
);

/** Lucide's `list-filter`, written by `npm run icons:update`. */
export const ListFilterIcon = /* @__PURE__ */ strokeIcon('M2 5h20M6 12h12M9 19h6');

/** Lucide's `rows-3`, written by `npm run icons:update`. */
export const Rows3Icon = /* @__PURE__ */ strokeIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM21 9H3M21 15H3',
);
