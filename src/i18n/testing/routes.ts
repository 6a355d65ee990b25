/** The modules with routes, with the parts that a layout around their pages loads. */
export const ROUTES: Readonly<Record<string, readonly string[]>> = {
  'src/app/routes.tsx': [''],
  'src/app/jobListRoutes.ts': ['', 'search'],
  'src/app/candidateRoutes.ts': ['', 'own'],
  'src/app/readingRoutes.ts': [''],
};
