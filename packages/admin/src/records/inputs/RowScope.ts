import type { Resource } from '@rentyard/contract/schema/resource';
import { createContext } from 'react';

interface Row {
  /** Where the row stands in the form: `properties.2`. */
  readonly path: string;
  /** What a row is: fields of the inputs inside are its fields. */
  readonly resource: Resource;
}

/** Puts bound inputs into a row of a form that holds several records of one kind. */
export const RowScope = createContext<Row | null>(null);
