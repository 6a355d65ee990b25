export const salariesSv = {
  'salaries.title': 'Löner i vården',
  'salaries.specialty.title': 'Lön',
} as const;
