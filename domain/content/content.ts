import type { Language } from '#domain/language';

/**
 * Decision 36 of the specification: articles in the footer, posts at `/bemanning`, articles about
 * pay.
 */
export const CONTENT_TYPES = ['articles', 'staffing', 'salaries'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** What names one text of the content store. */
export interface ContentKey {
  type: ContentType;
  slug: string;
  language: Language;
}

/** The path of an item's page, the same in both languages. */
export const contentPath = ({ type, slug }: Omit<ContentKey, 'language'>): string =>
  `${type === 'staffing' ? '/bemanning' : ''}/${slug}`;

/** A slug: small letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The most characters of a slug. */
export const MAX_SLUG = 100;
