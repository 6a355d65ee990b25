type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets a control's value as typing would, so that React and the form are notified. React overrides
 * the element's own `value` property, hence the prototype's setter.
 */
export function setNativeValue(control: TextControl, value: string): void {
  if (control.value === value) return;
  const prototype =
    control instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
