import { network } from './load';
import type { Leg } from './shapes';

/** The network with its nodes as numbers, for looking for ways. */
interface Graph {
  ids: readonly string[];
  indexOf: ReadonlyMap<string, number>;
  /** The legs that leave a node, with the number of the node that each leads to. */
  leaving: readonly (readonly { to: number; leg: Leg }[])[];
}

let made: Graph | undefined;

const make = (): Graph => {
  const { nodes, legs } = network();
  const ids = [...nodes.keys()];
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const leaving: { to: number; leg: Leg }[][] = ids.map(() => []);
  for (const leg of legs) {
    const [from, to] = [indexOf.get(leg.from), indexOf.get(leg.to)];
    if (from !== undefined && to !== undefined) leaving[from]?.push({ to, leg });
  }
  return { ids, indexOf, leaving };
};

const graph = (): Graph => {
  made ??= make();
  return made;
};

/** A place to set out from or to get to, with what the way there costs. */
export interface End {
  node: string;
  cost: number;
}

/** Entries of a heap: costs and what they belong to, the cheapest first. */
class Heap {
  private readonly costs: number[] = [];
  private readonly items: number[] = [];

  push(cost: number, item: number): void {
    let at = this.costs.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.costs[parent] ?? 0;
      if (above <= cost) break;
      this.costs[at] = above;
      this.items[at] = this.items[parent] ?? 0;
      at = parent;
    }
    this.costs[at] = cost;
    this.items[at] = item;
  }

  pop(): { cost: number; item: number } | null {
    const [cost, item] = [this.costs[0], this.items[0]];
    if (cost === undefined || item === undefined) return null;
    const [lastCost, lastItem] = [this.costs.pop() ?? 0, this.items.pop() ?? 0];
    if (this.costs.length > 0) this.sink(lastCost, lastItem);
    return { cost, item };
  }

  private sink(cost: number, item: number): void {
    const { length } = this.costs;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      if (child + 1 < length && (this.costs[child + 1] ?? 0) < (this.costs[child] ?? 0)) child += 1;
      const below = this.costs[child] ?? 0;
      if (below >= cost) break;
      this.costs[at] = below;
      this.items[at] = this.items[child] ?? 0;
      at = child;
    }
    this.costs[at] = cost;
    this.items[at] = item;
  }
}

/**
 * The cheapest legs from one of some places to one of others (Dijkstra).
 * @param costOf what a leg costs; `null` for one that is not taken
 * @param isMain legs of which a way needs one at least, where such are wanted
 */
export const cheapest = (
  from: readonly End[],
  to: readonly End[],
  costOf: (leg: Leg) => number | null,
  isMain: ((leg: Leg) => boolean) | null,
): { legs: Leg[]; start: string; end: string } | null => {
  const { ids, indexOf, leaving } = graph();
  // Every node is there twice: before a main leg was taken, and after one. Without main legs all is after.
  const size = ids.length;
  const costs = new Float64Array(2 * size).fill(Number.POSITIVE_INFINITY);
  const came: ({ state: number; leg: Leg } | null)[] = new Array(2 * size).fill(null);
  const heap = new Heap();
  const ends = new Map<number, number>();
  for (const { node, cost } of to) {
    const index = indexOf.get(node);
    if (index !== undefined) ends.set(size + index, cost);
  }
  for (const { node, cost } of from) {
    const index = indexOf.get(node);
    if (index === undefined) continue;
    const state = isMain ? index : size + index;
    if (cost >= (costs[state] ?? 0)) continue;
    costs[state] = cost;
    heap.push(cost, state);
  }
  let best: { cost: number; state: number } | null = null;
  for (
    let next = heap.pop();
    next && next.cost < (best?.cost ?? Number.POSITIVE_INFINITY);
    next = heap.pop()
  ) {
    const { cost, item: state } = next;
    if (cost > (costs[state] ?? 0)) continue;
    const left = ends.get(state);
    if (left !== undefined && cost + left < (best?.cost ?? Number.POSITIVE_INFINITY))
      best = { cost: cost + left, state };
    const isAfter = state >= size;
    for (const { to: index, leg } of leaving[isAfter ? state - size : state] ?? []) {
      const more = costOf(leg);
      if (more === null) continue;
      const there = isAfter || isMain?.(leg) ? size + index : index;
      if (cost + more >= (costs[there] ?? 0)) continue;
      costs[there] = cost + more;
      came[there] = { state, leg };
      heap.push(cost + more, there);
    }
  }
  if (!best) return null;
  const legs: Leg[] = [];
  let { state } = best;
  const end = ids[state % size] ?? '';
  for (let before = came[state]; before; before = came[state]) {
    legs.unshift(before.leg);
    state = before.state;
  }
  return { legs, start: ids[state % size] ?? '', end };
};
