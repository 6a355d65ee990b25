/**
 * A ref for elements that must stay readable while a modal is open, such as the live region of
 * temporary messages. MUI's modals hide everything beside them from screen readers, without
 * exceptions.
 */
export function keepExposed(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  element.removeAttribute('aria-hidden');
  return () => observer.disconnect();
}
