/** Holds an OpenAPI document to Redocly's recommended rules. */
export function lintOpenApi(
  document: object,
): Promise<{ errors: number; warnings: number; problems: string[] }>;
