const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves when no native list or date of a form has the focus, since an open one would be lost.
 * What was chosen before the page was hydrated is dispatched first: React received no event for it.
 */
export async function nativeFieldsLeft(form: HTMLFormElement): Promise<void> {
  while (form.querySelector('select:focus, [type=date]:focus')) {
    await new Promise((resolve) => form.addEventListener('focusout', resolve, { once: true }));
    // The next field gets the focus after this one has lost it
    await nextTask();
  }
  for (const select of form.querySelectorAll('select')) {
    // undefined on a page that the server has not rendered
    const served = [...select.options].find((option) => option.defaultSelected);
    if (served && select.value !== served.value) {
      select.dispatchEvent(new Event('change', { bubbles: true }));
      // Waits until the page has rendered with this choice: the next choice is added to it
      await nextTask();
    }
  }
  for (const date of form.querySelectorAll<HTMLInputElement>('[type=date]')) {
    if (date.value === date.defaultValue) continue;
    reportDate(date);
    await nextTask();
  }
}

/** React reports a value only when it differs from the last one that it saw or set. */
function reportDate(date: HTMLInputElement): void {
  const { value } = date;
  date.value = '';
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(date, value);
  date.dispatchEvent(new Event('input', { bubbles: true }));
}
