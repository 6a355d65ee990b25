/** Resolves when no native list or date of a form has the focus: an open one would be lost. */
export async function nativeFieldsLeft(form: HTMLFormElement): Promise<void> {
  while (form.querySelector('select:focus, [type=date]:focus')) {
    await new Promise((resolve) => form.addEventListener('focusout', resolve, { once: true }));
    // The next field gets the focus after this one has lost it
    await new Promise((resolve) => setTimeout(resolve));
  }
}
