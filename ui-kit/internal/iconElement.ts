import type { ReactElement } from 'react';

/**
 * A drawing such as `<Icon name="trash" />`. No text: the name of an icon by itself would be read on
 * the screen.
 */
export type IconElement = ReactElement | false | null | undefined;
