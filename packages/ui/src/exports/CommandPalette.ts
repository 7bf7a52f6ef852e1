export { CommandPalette, type CommandPaletteProps } from '../CommandPalette/CommandPalette.tsx';
export type { PaletteChoice, PaletteGroup, PaletteItem } from '../CommandPalette/PaletteList.tsx';
export type { PaletteSource } from '../CommandPalette/useSources.ts';
