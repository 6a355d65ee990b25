export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELDS = 'input,textarea,select';

/** By what its reader knows a field, and which one it is of those that are alike. */
export interface FieldPlace {
  signature: string;
  index: number;
}

const labelOf = (field: Field): string =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';

/** Not its id: React gives another one when it renders a page anew. */
function signatureOf(field: Field): string {
  const choice = field.type === 'radio' || field.type === 'checkbox' ? field.value : '';
  return [field.localName, field.type, field.name, choice, labelOf(field)].join('\n');
}

const alike = (page: Document, signature: string): Field[] =>
  [...page.querySelectorAll<Field>(FIELDS)].filter((one) => signatureOf(one) === signature);

export function placeOf(field: Field): FieldPlace {
  const signature = signatureOf(field);
  return { signature, index: alike(field.ownerDocument, signature).indexOf(field) };
}

/** The field that is there now; null where there is none like it. */
export function fieldAt({ signature, index }: FieldPlace): Field | null {
  return alike(document, signature)[index] ?? null;
}
