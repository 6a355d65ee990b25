import type { ColorRole, Scheme } from '../colorRoles';
import { COLOR_ROLE_NAMES } from '../colorRoles';

/** Roles whose system colour is not the one their name's beginning gives. */
const EXACT: Partial<Record<ColorRole, string>> = {
  'surface-selected': 'SelectedItem',
  'surface-backdrop': 'Canvas',
  'text-disabled': 'GrayText',
  'text-on-action': 'HighlightText',
  'text-on-accent': 'HighlightText',
  'text-on-fill': 'Canvas',
  'text-link': 'LinkText',
  'text-link-hover': 'LinkText',
  action: 'Highlight',
  'action-hover': 'Highlight',
  'action-pressed': 'Highlight',
  'action-disabled': 'ButtonFace',
  'action-subtle': 'ButtonFace',
  'action-subtle-hover': 'ButtonFace',
  'action-text': 'ButtonText',
  'border-strong': 'ButtonBorder',
  'border-night': 'ButtonBorder',
  'icon-tone': 'Canvas',
  'icon-tone-on-night': 'Canvas',
  accent: 'Highlight',
  'accent-hover': 'Highlight',
};

/** The system colour that stands for a role: surfaces and backgrounds vanish, text and edges stay. */
function systemColor(role: ColorRole): string {
  const exact = EXACT[role];
  if (exact !== undefined) return exact;
  if (role.startsWith('focus')) return 'Highlight';
  if (role.startsWith('surface') || role.endsWith('background')) return 'Canvas';
  return 'CanvasText';
}

/**
 * The person's own palette (Windows contrast themes). The browser repaints text and borders by
 * itself; these values reach what it leaves alone, such as SVG strokes and drawn tracks. A filled part
 * with text on it (`text-on-action` and its like) says `forced-color-adjust: none` in the same rule, or
 * the browser lays a plate behind the text.
 */
export const forcedColors: Scheme = {
  // fromEntries forgets its keys; COLOR_ROLE_NAMES holds every role.
  colors: Object.fromEntries(
    COLOR_ROLE_NAMES.map((role) => [role, systemColor(role)]),
  ) as Scheme['colors'],
  shadows: { 'shadow-raised': 'none', 'shadow-overlay': 'none', 'shadow-modal': 'none' },
};
