export const articlesSv = {
  'articles.staffing.title': 'Om bemanning',
  'articles.title': 'Artikel',
} as const;
