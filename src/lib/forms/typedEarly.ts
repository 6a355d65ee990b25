/**
 * What was filled in before hydration: the form's fields whose value differs from the rendered one.
 * Of the rendered values, only texts and lists of texts are compared.
 */
export function typedEarly<Values extends object>(
  fields: FormData,
  drawn: Values,
): Partial<Values> {
  const typed = Object.entries(drawn).flatMap(([name, before]: [string, unknown]) => {
    const now = fields.getAll(name).map(String);
    if (Array.isArray(before)) {
      const chosen = now.filter((id) => id !== '');
      return chosen.length > 0 && chosen.join() !== before.join() ? [[name, chosen]] : [];
    }
    const [text] = now;
    return typeof before === 'string' && text !== undefined && text !== before
      ? [[name, text]]
      : [];
  });
  // Each has the type of the value that it replaces
  return Object.fromEntries(typed) as Partial<Values>;
}
