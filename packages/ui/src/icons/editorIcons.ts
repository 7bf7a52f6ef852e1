import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `heading-2`, written by `npm run icons:update`. */
export const Heading2Icon = /* @__PURE__ */ strokeIcon(
  'M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1',
);

/** Lucide's `heading-3`, written by `npm run icons:update`. */
export const Heading3Icon = /* @__PURE__ */ strokeIcon(
  'M4 12h8M4 18V6M12 18V6M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
);

/** Lucide's `italic`, written by `npm run icons:update`. */
export const ItalicIcon = /* @__PURE__ */ strokeIcon('M19 4L10 4M14 20L5 20M15 4L9 20');

/** Lucide's `letter-b`, written by `npm run icons:update`. */
export const LetterBIcon = /* @__PURE__ */ strokeIcon(
  'M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8',
);

/** Lucide's `link`, written by `npm run icons:update`. */
export const LinkIcon = /* @__PURE__ */ strokeIcon(
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
);

/** Lucide's `list`, written by `npm run icons:update`. */
export const ListIcon = /* @__PURE__ */ strokeIcon(
  'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
);

/** Lucide's `list-ordered`, written by `npm run icons:update`. */
export const ListOrderedIcon = /* @__PURE__ */ strokeIcon(
  'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
);

/** Lucide's `redo-2`, written by `npm run icons:update`. */
export const Redo2Icon = /* @__PURE__ */ strokeIcon(
  'M15 14l5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13',
  true,
);

/** Lucide's `strikethrough`, written by `npm run icons:update`. */
export const StrikethroughIcon = /* @__PURE__ */ strokeIcon(
  'M16 4H9a3 3 0 0 0-2.83 4M14 12a4 4 0 0 1 0 8H6M4 12L20 12',
);

/** Lucide's `text-quote`, written by `npm run icons:update`. */
export const TextQuoteIcon = /* @__PURE__ */ strokeIcon('M17 5H3M21 12H8M21 19H8M3 12v7');

/** Lucide's `undo-2`, written by `npm run icons:update`. */
export const Undo2Icon = /* @__PURE__ */ strokeIcon(
  'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
  true,
);
