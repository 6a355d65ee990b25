import type { ContentKey } from '#domain/content/content';
import type { Language } from '#domain/language';

/** The path of the picture that is shown where an item's address is shared. */
export const sharePicturePath = ({ type, slug, language }: ContentKey): string =>
  `/share/${type}-${slug}.${language}.png`;

/** The picture of every page without one of its own. */
export const defaultSharePicture = (language: Language): string => `/share/vikari.${language}.png`;

/** Pixels of a picture for sharing. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
