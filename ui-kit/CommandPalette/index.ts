export {
  CommandPalette,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './CommandPalette';
export type { Command, CommandGroup, CommandSource } from './command';
export { isPaletteShortcut, paletteKeys, useCommandShortcut } from './useCommandShortcut';
