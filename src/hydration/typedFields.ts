type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (field.type === 'radio' && field instanceof HTMLInputElement) {
    return field.checked && !field.defaultChecked;
  }
  if (field.type === 'checkbox' && field instanceof HTMLInputElement) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/** What a field held before the page's scripts could hear of it. */
export interface TypedField {
  field: Field;
  value: string;
  /** Of a checkbox or radio button. */
  checked: boolean;
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const stateOf = (field: Field): TypedField => ({
  field,
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
});

/**
 * Notes from now on what the fields hold that differs from what was rendered: typed, chosen, or
 * restored by the browser. It must begin before React hydrates, which empties some fields again.
 * Answers how to stop and take the notes, in the order of the typing.
 */
export function noteTypedFields(page: Document): () => TypedField[] {
  const typed = new Map<Field, TypedField>();
  const note = (field: Field): void => {
    typed.delete(field);
    typed.set(field, stateOf(field));
  };
  const noteChanged = (): void => {
    for (const field of page.querySelectorAll<Field>('input,textarea,select')) {
      if (!typed.has(field) && isChanged(field)) note(field);
    }
  };
  const hear = ({ target }: Event): void => {
    if (isField(target)) note(target);
  };
  noteChanged();
  page.addEventListener('input', hear, true);
  return () => {
    page.removeEventListener('input', hear, true);
    // The browser restores and fills in fields without an event
    noteChanged();
    return [...typed.values()];
  };
}

/** The same field, if its form was drawn anew meanwhile; null when it is gone. */
function presentField({ field }: TypedField): Field | null {
  if (field.isConnected) return field;
  const found = field.id === '' ? null : document.getElementById(field.id);
  return isField(found) ? found : null;
}

/**
 * Sets a field's value past React. React notes each value that is set on the element itself, and
 * takes an event for news only when the value is another than the one it noted last.
 */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setter?.call(field, value);
  // Only kinds of text have a caret, and setting the value moved it.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Lets the form hear what its field holds, as if it had been typed now. */
export function tellOfField(typed: TypedField): void {
  const field = presentField(typed);
  if (field === null) return;
  if (field instanceof HTMLSelectElement) {
    field.value = typed.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    // A click is what React hears of these; it turns the field to what was chosen.
    if (field instanceof HTMLInputElement) field.checked = !typed.checked;
    field.click();
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    setUnnoticed(field, typed.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
