/** Of what a browser has kept, the values that have the type of a form's own; null without any. */
export function likeValues<Values extends object>(
  kept: unknown,
  like: Values,
): Partial<Values> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const sound = Object.entries(kept).filter(([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(like, name)) return false;
    const known: unknown = Reflect.get(like, name);
    if (Array.isArray(known)) {
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    }
    return known === null || value === null
      ? known === value || typeof (known ?? value) === 'string'
      : typeof value === typeof known;
  });
  // Each has the type of the value that it replaces
  return sound.length > 0 ? (Object.fromEntries(sound) as Partial<Values>) : null;
}
