/**
 * Copies a text as its reader would: a field with it is selected for a moment. The focus stays where it
 * was.
 *
 * @returns whether the browser did it.
 */
export function copyBySelection(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // Outside an open dialog nothing can be selected
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}
