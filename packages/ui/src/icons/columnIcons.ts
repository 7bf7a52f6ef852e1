import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `arrow-down`, written by `npm run icons:update`. */
export const ArrowDownIcon = /* @__PURE__ */ strokeIcon('M12 5v14M19 12l-7 7-7-7');

/** Lucide's `grip-vertical`, written by `npm run icons:update`. */
export const GripVerticalIcon = /* @__PURE__ */ strokeIcon(
  'M8 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM8 5a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM8 19a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM14 12a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM14 5a1 1 0 1 1 2 0a1 1 0 1 1 -2 0zM14 19a1 1 0 1 1 2 0a1 1 0 1 1 -2 0z',
);

/** Lucide's `pin`, written by `npm run icons:update`. */
export const PinIcon = /* @__PURE__ */ strokeIcon(
  'M12 17v5M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z',
);
