import type { ReactNode } from 'react';
import type { Glyph } from '../lib/Icon.tsx';

/** A node of a tree. */
export interface TreeItem {
  /** Unique in the whole tree. */
  readonly id: string;
  readonly label: string;
  readonly icon?: Glyph;
  /** Shown at the end of the row: a count, a status. */
  readonly aside?: ReactNode;
  readonly children?: readonly TreeItem[];
  /** The node has children that `loadChildren` loads when it opens. */
  readonly hasChildren?: boolean;
  /** It can be focused and opened, but not selected. */
  readonly isDisabled?: boolean;
}

/** A visible node. */
export interface TreeRow {
  readonly item: TreeItem;
  readonly parent: string | undefined;
  /** Depth in the tree; 1 for the topmost nodes. */
  readonly level: number;
  /** Position among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** Whether its children are visible; undefined for a node without children. */
  readonly isOpen: boolean | undefined;
}

/** Children that were loaded, by the id of their parent. */
export type LoadedChildren = ReadonlyMap<string, readonly TreeItem[]>;

/** The visible nodes of a tree in their order, from top to bottom. */
export function listTreeRows(
  items: readonly TreeItem[],
  open: readonly string[],
  loaded: LoadedChildren,
): readonly TreeRow[] {
  const opened = new Set(open);
  const rows: TreeRow[] = [];
  const visit = (siblings: readonly TreeItem[], parent: string | undefined, level: number) => {
    siblings.forEach((item, index) => {
      const children = childrenOf(item, loaded);
      const isParent = children ? children.length > 0 : item.hasChildren === true;
      const isOpen = isParent ? opened.has(item.id) : undefined;
      rows.push({
        item,
        parent,
        level,
        position: index + 1,
        siblings: siblings.length,
        isOpen,
      });
      if (isOpen && children) visit(children, item.id, level + 1);
    });
  };
  visit(items, undefined, 1);
  return rows;
}

/** The children of a node; undefined if they have not been loaded. */
export function childrenOf(
  item: TreeItem,
  loaded: LoadedChildren,
): readonly TreeItem[] | undefined {
  return item.children ?? loaded.get(item.id);
}
