/** The ids of the elements that what is in front of a page is put into. */
export const HOSTS = { layers: 'vk-layers', messages: 'vk-messages' } as const;

/**
 * The element at the end of the page that layers in front of it are put into: React listens to clicks
 * on what it puts content into, and in a `body` that listens a screen reader calls all that has the
 * focus clickable. Messages have one of their own, since they stay readable beside a modal.
 */
export function layerHost(of: keyof typeof HOSTS = 'layers'): Element {
  const there = document.getElementById(HOSTS[of]);
  if (there !== null) return there;
  const host = document.createElement('div');
  host.id = HOSTS[of];
  document.body.append(host);
  return host;
}
