/** An element and what it is in, the nearest first. */
export function surrounding(target: EventTarget | null): Element[] {
  const all: Element[] = [];
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) all.push(at);
  return all;
}
