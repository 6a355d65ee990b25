/** The parts of React's own tree that are read here. */
interface Fiber {
  type: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: unknown;
}

/** What a kit's check of its components found. */
interface OuterMargins {
  /** Components that were looked at. */
  judged: number;
  /** A line each that has a margin. */
  margins: string[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFiber = (value: unknown): value is Fiber =>
  isObject(value) && 'stateNode' in value && 'memoizedProps' in value;

/** The tree that React has rendered in an element; null when there is none. */
function treeIn(container: Element): Fiber | null {
  const entries: [string, unknown][] = Object.entries(container);
  const [, first] = entries.find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  const root = isFiber(first) ? first.stateNode : null;
  return isObject(root) && 'current' in root && isFiber(root.current) ? root.current : null;
}

function* fibersOf(tree: Fiber): Generator<Fiber> {
  yield tree;
  for (let child = tree.child; child !== null; child = child.sibling) yield* fibersOf(child);
}

function rootElement(component: Fiber): Element | null {
  for (const { stateNode } of fibersOf(component)) {
    if (stateNode instanceof Element) return stateNode;
  }
  return null;
}

function callersClasses({ memoizedProps: props }: Fiber): string[] {
  const given = isObject(props) && 'className' in props ? props.className : '';
  return typeof given === 'string' ? given.split(' ').filter((name) => name !== '') : [];
}

/** The margin that an element itself has: outside its container, without its caller's classes. */
function ownMargin(element: Element, given: string[]): string {
  const alone = document.createElement('div');
  alone.append(element.cloneNode(false));
  const [copy] = alone.children;
  if (!copy) return '';
  copy.classList.remove(...given);
  document.body.append(alone);
  const { margin } = getComputedStyle(copy);
  alone.remove();
  return margin;
}

/**
 * Checks every component of a kit that React has rendered in an element.
 * @param nameOf The name of a component of the kit; undefined for others.
 */
export function findOuterMargins(
  container: Element,
  nameOf: (component: unknown) => string | undefined,
): OuterMargins {
  const tree = treeIn(container);
  const margins = new Set<string>();
  let judged = 0;
  for (const fiber of tree === null ? [] : fibersOf(tree)) {
    const name = nameOf(fiber.type);
    const element = name === undefined ? null : rootElement(fiber);
    if (element === null) continue;
    judged += 1;
    const margin = ownMargin(element, callersClasses(fiber));
    if (!/^0px( 0px)*$/.test(margin)) margins.add(`${name} has an outer margin of ${margin}`);
  }
  return { judged, margins: [...margins] };
}
