import { create } from 'storybook/theming';
import { light } from '../ui-kit/theme/schemes/light';
import { FONT_FAMILY } from '../ui-kit/theme/typography';

const { colors } = light;

/** Storybook's own surfaces in the kit's light colours. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Vikari UI kit',
  brandUrl: './',
  fontBase: FONT_FAMILY,
  colorPrimary: colors.action,
  colorSecondary: colors.action,
  appBg: colors['surface-page'],
  appContentBg: colors['surface-raised'],
  appPreviewBg: colors['surface-raised'],
  appBorderColor: colors.border,
  appBorderRadius: 12,
  textColor: colors.text,
  textMutedColor: colors['text-muted'],
  barTextColor: colors['text-muted'],
  barSelectedColor: colors.action,
  barHoverColor: colors['action-hover'],
  inputBg: colors['surface-raised'],
  inputBorder: colors['border-strong'],
  inputTextColor: colors.text,
  inputBorderRadius: 8,
});
