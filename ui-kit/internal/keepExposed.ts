/**
 * A ref for elements that must stay readable while a modal is open, such as the live region of
 * temporary messages. MUI's modals hide every child of the body but their own from screen readers,
 * without exceptions.
 */
export function keepExposed(element: Element | null): (() => void) | undefined {
  const hidden = element?.closest('body > *');
  if (!hidden) return undefined;
  const observer = new MutationObserver(() => hidden.removeAttribute('aria-hidden'));
  observer.observe(hidden, { attributeFilter: ['aria-hidden'] });
  hidden.removeAttribute('aria-hidden');
  return () => observer.disconnect();
}
