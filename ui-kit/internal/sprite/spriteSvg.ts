import { ICON_SHAPES } from './iconShapes';
import { WORK_FIELD_SHAPES } from './workFieldShapes';

function symbols(shapes: Readonly<Record<string, string>>, grid: number, prefix: string): string {
  return Object.entries(shapes)
    .map(
      ([name, shape]) =>
        `<symbol id="${prefix}${name}" viewBox="0 0 ${grid} ${grid}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shape}</symbol>\n`,
    )
    .join('');
}

/** The one file that all icons come from: `icon-…` on a grid of 24, `field-…` on one of 32. */
export function spriteSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols(ICON_SHAPES, 24, 'icon-')}${symbols(WORK_FIELD_SHAPES, 32, 'field-')}</svg>\n`;
}
