export {
  CommandPalette,
  type CommandPaletteProps,
} from './CommandPalette';
export type { Command, CommandGroup, CommandPaletteLabels, CommandSource } from './command';
export { isPaletteShortcut, paletteKeys, useCommandShortcut } from './useCommandShortcut';
