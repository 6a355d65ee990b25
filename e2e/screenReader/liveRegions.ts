/** What a live region says, as the page reports it. */
export interface LiveText {
  /** An alert interrupts what is being read. */
  urgent: boolean;
  text: string;
}

/**
 * Runs in the page before its own scripts: passes on what its live regions say to the function of
 * the given name. A region that is put into the page with its text says it only when it is an alert,
 * as in browsers.
 */
export function watchLiveRegions(report: string): void {
  const REGIONS = '[role=alert],[role=status],[role=log],[aria-live],output';
  const GONE = '[aria-hidden=true],[inert],[aria-live=off]';

  function textOf(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.matches('[aria-hidden=true],script,style,template')) return '';
    if (!node.checkVisibility()) return '';
    const label = node.getAttribute('aria-label');
    if (label) return label;
    const inside = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inside : ` ${inside} `;
  }

  function say(region: Element, changed: Node[]): void {
    if (region.closest(GONE)) return;
    const live = region.getAttribute('aria-live');
    const role = region.getAttribute('role');
    // Of a log only the new parts are announced; alerts and statuses are announced whole
    const whole =
      region.getAttribute('aria-atomic') === 'true' || /^(alert|status)$/u.test(role ?? '');
    const text = (whole ? [region] : changed).map(textOf).join(' ').replaceAll(/\s+/gu, ' ').trim();
    const urgent = live === 'assertive' || (role === 'alert' && live !== 'polite');
    if (text !== '') Reflect.get(globalThis, report)({ urgent, text } satisfies LiveText);
  }

  function handle(records: MutationRecord[]): void {
    const said = new Map<Element, Set<Node>>();
    for (const { type, target, addedNodes } of records) {
      // A removal is not announced
      if (type === 'childList' && addedNodes.length === 0) continue;
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGIONS);
      if (region) {
        const changed = said.get(region) ?? new Set();
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) changed.add(node);
        said.set(region, changed);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element) || region) continue;
        const alerts = [...node.querySelectorAll('[role=alert]')];
        if (node.matches('[role=alert]')) alerts.push(node);
        for (const alert of alerts) said.set(alert, new Set([alert]));
      }
    }
    for (const [region, changed] of said)
      if (region.isConnected)
        say(
          region,
          [...changed].filter((node) => node.isConnected),
        );
  }

  function start(): void {
    new MutationObserver(handle).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }
  // The initial content of the document is not a change
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}
