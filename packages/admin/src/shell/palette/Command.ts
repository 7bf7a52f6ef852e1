import type { PaletteItem } from '@rentyard/ui/CommandPalette';

/** A palette item that runs a function, or opens its `href` when it has no `run`. */
export interface Command extends PaletteItem {
  readonly run?: () => void;
}
