import { ICON_SHAPES, type IconName } from '../../../internal/sprite/iconShapes';

/** A drawing of the kit as a CSS mask: its lines in the colour of the element's background. */
export function iconMask(name: IconName): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${ICON_SHAPES[name]}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`;
}
