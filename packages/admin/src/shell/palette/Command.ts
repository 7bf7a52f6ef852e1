import type { PaletteItem } from '@rentyard/ui/CommandPalette';

/** An item of the palette that does something, or, without `run`, leads to its `href`. */
export interface Command extends PaletteItem {
  readonly run?: () => void;
}
