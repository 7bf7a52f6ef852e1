import { createContext } from 'react';

/** The open shadow root that contains the components; undefined in the page itself. */
export const ShadowRootContext = createContext<ShadowRoot | undefined>(undefined);
