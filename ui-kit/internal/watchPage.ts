/**
 * Reports changes of the attributes of `<html>` that a script needs: CSS follows them by itself.
 * @returns Stops it.
 */
export function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir', 'data-motion'] });
  return () => observer.disconnect();
}
