import type { Resource } from '@rentyard/contract/schema/resource';
import { createContext } from 'react';

interface Row {
  /** Path of the row in the form: `properties.2`. */
  readonly path: string;
  /** The resource of the row. It describes the fields of the row's inputs. */
  readonly resource: Resource;
}

/** Binds inputs to a row of a form that contains several records of one kind. */
export const RowScope = createContext<Row | null>(null);
