import { strokeIcon } from './strokeIcon.tsx';

/** Lucide's `pencil`, written by `npm run icons:update`. */
export const PencilIcon = /* @__PURE__ */ strokeIcon(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
);

/** Lucide's `save`, written by `npm run icons:update`. */
export const SaveIcon = /* @__PURE__ */ strokeIcon(
  'M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7M7 3v4a1 1 0 0 0 1 1h7',
);

/** Lucide's `trash`, written by `npm run icons:update`. */
export const TrashIcon = /* @__PURE__ */ strokeIcon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
