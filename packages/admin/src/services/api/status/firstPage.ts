import { createSharedValue } from '../../sharedValue.ts';

/** True once the first page is loaded and rendered, so that deferred code may load. */
export const firstPage = createSharedValue(false);
