import { flushSync } from 'react-dom';
import { dispatchTypedValue, type TypedField } from './typedFields';

type Field = TypedField['field'];

/**
 * By what its reader knows a field. Not its id: React gives another one when it renders a page anew. A
 * field that was taken from the page still has its label beside it.
 */
function signatureOf(field: Field): string {
  const choice = field.type === 'radio' ? field.getAttribute('value') : '';
  const label = field.getAttribute('aria-label') ?? labelOf(field);
  return [field.localName, field.type, field.name, choice, label].join('\n');
}

/** `labels` is empty in some browsers once a field is not in the page. */
function labelOf(field: Field): string {
  const within = field.getRootNode();
  const labels =
    within instanceof Element || within instanceof Document ? within.querySelectorAll('label') : [];
  const own = [...labels].find((one) =>
    one.htmlFor === '' ? one.contains(field) : one.htmlFor === field.id,
  );
  return own?.textContent ?? '';
}

function alike(within: Node, signature: string): Field[] {
  if (!(within instanceof Element || within instanceof Document)) return [];
  return [...within.querySelectorAll<Field>('input,textarea,select')].filter(
    (one) => signatureOf(one) === signature,
  );
}

/** The field that took another's place: of those that are alike, the one at the same place. */
function successorOf(field: Field): Field | undefined {
  const signature = signatureOf(field);
  const index = alike(field.getRootNode(), signature).indexOf(field);
  return alike(document, signature)[Math.max(index, 0)];
}

/**
 * Passes on what was typed in a page that React has rendered anew, as it does where an extension has put
 * an element beside a field. The focus goes back to where it was taken from.
 */
export function passOnReplaced(typed: readonly TypedField[]): void {
  for (const one of typed) {
    const field = one.field.isConnected ? one.field : successorOf(one.field);
    if (!field) continue;
    flushSync(() => dispatchTypedValue({ ...one, field }));
    if (one.focused && document.activeElement === document.body) {
      field.focus({ preventScroll: true });
    }
  }
}
