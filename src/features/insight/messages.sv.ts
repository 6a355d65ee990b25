export const insightSv = {
  'insight.title': 'Inblick i arbetsplatser',
} as const;
