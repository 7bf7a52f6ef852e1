export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteChoice,
  type PaletteGroup,
  type PaletteItem,
  type PaletteSource,
} from '../CommandPalette/CommandPalette.tsx';
