type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input,textarea,select';

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

/** The value of a field before the page was hydrated. */
export interface TypedField {
  field: Field;
  /** It had the focus when it was typed in. */
  focused: boolean;
  value: string;
  /** Of a checkbox or radio button. */
  checked: boolean;
}

const isField = (target: unknown): target is Field =>
  target instanceof Element && target.matches(FIELDS);

const stateOf = (field: Field): TypedField => ({
  field,
  focused: field === document.activeElement,
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
});

/**
 * Records which fields differ from what was rendered: typed, chosen, or restored by the browser. It
 * must begin before React hydrates, which empties some fields again. Returns a function that stops
 * and returns the records, in the order of typing.
 *
 * @param within - the part of the page whose fields are recorded; all when left out.
 */
export function noteTypedFields(
  page: Document,
  within: Node & ParentNode = page,
): () => TypedField[] {
  const typed = new Map<Field, TypedField>();
  const note = (field: Field): void => {
    typed.delete(field);
    typed.set(field, stateOf(field));
  };
  const noteChanged = (): void => {
    for (const field of within.querySelectorAll<Field>(FIELDS)) {
      if (!typed.has(field) && isChanged(field)) note(field);
    }
  };
  const hear = ({ target }: Event): void => {
    if (isField(target) && within.contains(target)) note(target);
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

/**
 * Sets a field's value without React's setter. React records each value that is set on the element,
 * and handles an event only when the value differs from the recorded one.
 */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setter?.call(field, value);
  // Only text fields have a caret, and setting the value moved it.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Dispatches the field's event, as if its value had been entered now. */
export function dispatchTypedValue(typed: TypedField): void {
  const { field } = typed;
  if (field instanceof HTMLSelectElement) {
    field.value = typed.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    // React handles the click event of these; the click sets the chosen value.
    if (field instanceof HTMLInputElement) field.checked = !typed.checked;
    field.click();
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    setUnnoticed(field, typed.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
