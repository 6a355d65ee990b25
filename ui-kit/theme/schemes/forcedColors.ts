import type { ColorRole, Scheme } from '../colorRoles';
import { COLOR_ROLE_NAMES } from '../colorRoles';

/** Roles whose system colour is not the one of their name's prefix. */
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

/** The system colour of a role: surfaces and backgrounds disappear, text and edges stay. */
function systemColor(role: ColorRole): string {
  const exact = EXACT[role];
  if (exact !== undefined) return exact;
  if (role.startsWith('focus')) return 'Highlight';
  if (role.startsWith('surface') || role.endsWith('background')) return 'Canvas';
  return 'CanvasText';
}

/**
 * The user's own palette (Windows contrast themes). The browser replaces the colours of text and
 * borders by itself; these values are for the rest, such as SVG strokes and drawn tracks. A filled
 * part with text on it (`text-on-action` and similar) needs `forced-color-adjust: none` in the same
 * rule, or the browser draws a backplate behind the text.
 */
export const forcedColors: Scheme = {
  // fromEntries loses its keys' type; COLOR_ROLE_NAMES has every role.
  colors: Object.fromEntries(
    COLOR_ROLE_NAMES.map((role) => [role, systemColor(role)]),
  ) as Scheme['colors'],
  shadows: { 'shadow-raised': 'none', 'shadow-overlay': 'none', 'shadow-modal': 'none' },
};
