/** A changeset of the package. */
export interface SiteChange {
  readonly id: string;
  readonly kind: 'major' | 'minor' | 'patch';
  /** Whether users of the package must do something. */
  readonly isAction: boolean;
  /** Markdown. */
  readonly text: string;
}

/** Reads a changeset; undefined if it is for another package. */
export function readChange(path: string, source: string): SiteChange | undefined {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const [, kind] = /['"]@rentyard\/ui['"]: (major|minor|patch)/.exec(head) ?? [];
  if (!kind) return undefined;
  return {
    id: path.split('/').at(-1)?.replace('.md', '') ?? path,
    kind: kind as SiteChange['kind'],
    isAction: text.includes('**Act on this'),
    text: text.trim(),
  };
}
