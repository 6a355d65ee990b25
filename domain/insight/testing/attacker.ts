import { type SumRange, sumOf } from '../figures';

/** A publication as an attacker knows it, who also knows whose answers it is made of. */
export interface SeenPublication {
  /** Ids of the answers. */
  members: ReadonlySet<number>;
  /** The range that it publishes for the sum of one statement. */
  told: SumRange;
  /** Places in the list of the publications that it replaced. */
  replaced: readonly number[];
}

interface Arc {
  from: number;
  to: number;
  low: number;
  high: number;
}

/** Answers that are in the same publications: no figure distinguishes them. */
interface Group {
  size: number;
  first: number;
  last: number;
}

/**
 * The scores from 1 to 5 that each answer can have, given the ranges of all publications. Groups of
 * answers are flows between publications: the scores are possible when such a flow exists.
 */
export function possibleScores(seen: readonly SeenPublication[]): number[][] {
  const { arcs, groups, nodes } = flowsOf(seen);
  return groups.map((group) => {
    const others = groups.filter((one) => one !== group).map((one) => arcOf(one, nodes, one.size));
    return [1, 2, 3, 4, 5].filter((score) => {
      const own = { ...arcOf(group, nodes, 1), low: score, high: score };
      return hasFlow([...arcs, ...others, own, arcOf(group, nodes, group.size - 1)]);
    });
  });
}

interface Nodes {
  start: (publication: number) => number;
  end: (publication: number) => number;
}

const arcOf = ({ first, last }: Group, { start, end }: Nodes, size: number): Arc => ({
  from: start(first),
  to: end(last),
  low: size,
  high: 5 * size,
});

function flowsOf(seen: readonly SeenPublication[]) {
  // A publication begins where those that it replaces end
  const begins = new Map<number, number>();
  seen.forEach(({ replaced }, index) => {
    for (const one of replaced) begins.set(one, seen.length + index);
  });
  const nodes: Nodes = {
    start: (index) => seen.length + index,
    end: (index) => begins.get(index) ?? index,
  };
  const byPublications = new Map<string, Group>();
  for (const id of new Set(seen.flatMap(({ members }) => [...members]))) {
    const within = seen.flatMap(({ members }, index) => (members.has(id) ? [index] : []));
    const key = within.join();
    const known = byPublications.get(key);
    if (known) known.size += 1;
    else {
      byPublications.set(key, { size: 1, first: within[0] ?? 0, last: within.at(-1) ?? 0 });
    }
  }
  const arcs = seen.map(({ told }, index) => ({
    from: nodes.end(index),
    to: nodes.start(index),
    ...told,
  }));
  return { arcs, groups: [...byPublications.values()], nodes };
}

/** Whether a circulation within the arcs' bounds exists. */
function hasFlow(arcs: readonly Arc[]): boolean {
  const source = -1;
  const sink = -2;
  const left = new Map<number, Map<number, number>>();
  const add = (from: number, to: number, capacity: number) => {
    const row = left.get(from) ?? new Map<number, number>();
    row.set(to, (row.get(to) ?? 0) + capacity);
    left.set(from, row);
    if (!left.has(to)) left.set(to, new Map());
  };
  for (const { from, to, low, high } of arcs) {
    if (high < low) return false;
    add(from, to, high - low);
    add(source, to, low);
    add(from, sink, low);
  }
  let missing = sumOf(arcs.map(({ low }) => low));
  for (;;) {
    const path = pathOf(left, source, sink);
    if (!path) return missing === 0;
    const flow = Math.min(...path.map(([from, to]) => left.get(from)?.get(to) ?? 0));
    for (const [from, to] of path) {
      add(from, to, -flow);
      add(to, from, flow);
    }
    missing -= flow;
  }
}

function pathOf(
  left: ReadonlyMap<number, ReadonlyMap<number, number>>,
  source: number,
  sink: number,
): [number, number][] | null {
  const cameFrom = new Map([[source, source]]);
  const queue = [source];
  for (const node of queue) {
    for (const [next, capacity] of left.get(node) ?? []) {
      if (capacity <= 0 || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  if (!cameFrom.has(sink)) return null;
  const path: [number, number][] = [];
  for (let node = sink; node !== source; node = cameFrom.get(node) ?? source) {
    path.unshift([cameFrom.get(node) ?? source, node]);
  }
  return path;
}
