declare module 'virtual:component-facts' {
  /** Facts about an entry of the package, read from its source and its build. */
  export interface ComponentFacts {
    /** Compressed size that the entry adds to an application. */
    readonly kib: number;
    /** Names of `theme` values that its styles read. */
    readonly hooks: readonly string[];
    /** Path of its source in the repository. */
    readonly source: string;
  }

  export const components: Readonly<Record<string, ComponentFacts>>;
  /** The repository in a browser, without a slash at the end. */
  export const repository: string;
  export const issues: string;
  export const version: string;
}
