/**
 * Tells of changes of the attributes on `<html>` that a script has to know: CSS sees them by itself.
 * @returns Stops it.
 */
export function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir', 'data-motion'] });
  return () => observer.disconnect();
}
