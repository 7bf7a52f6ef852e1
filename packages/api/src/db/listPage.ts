/** A page of a list. */
export interface ListPage {
  /** The rows as a JSON array, composed by the database. */
  readonly json: string;
  readonly total: number;
  readonly isExact: boolean;
  /** The number of exact matches of a search, when similar ones follow. */
  readonly exactTotal?: number;
}
