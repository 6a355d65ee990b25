import type { BreadcrumbList, WithContext } from 'schema-dts';

/** A page on the way to this one: its name, and its path on the site. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page as schema.org's BreadcrumbList, from the start page to the page itself. */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  publicUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
