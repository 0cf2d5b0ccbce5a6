type Column = Uint8Array | Uint16Array | Float64Array;

/** Makes an array of so many numbers. */
type ColumnKind = new (length: number) => Column;

/** Where keys stand, with numbers beside each place. */
export interface Postings<Key, Name extends string> {
  /** In how many places a key stands. */
  count(key: Key): number;
  /** Sees each place of a key, and its index in the columns. */
  each(key: Key, see: (place: number, index: number) => void): void;
  /** The index of a place of a key in the columns, which is made if the last one that was asked for was another. */
  at(key: Key, place: number): number;
  columns: Readonly<Record<Name, Column>>;
}

/**
 * Places of some hundred thousand keys. All of them share a few large arrays, of which each has a stretch that is as long as was
 * counted before: a small array for each, as it grows, takes several times the memory, and leaves as much behind.
 */
export const postingsFor = <Key, Name extends string>(
  counts: ReadonlyMap<Key, number>,
  kinds: Readonly<Record<Name, ColumnKind>>,
): Postings<Key, Name> => {
  const ranks = new Map<Key, number>();
  const starts = new Uint32Array(counts.size);
  let total = 0;
  for (const [key, count] of counts) {
    starts[ranks.size] = total;
    ranks.set(key, ranks.size);
    total += count;
  }
  const ends = starts.slice();
  const places = new Uint32Array(total);
  const names = Object.keys(kinds) as Name[];
  const columns = Object.fromEntries(names.map((name) => [name, new kinds[name](total)])) as Record<
    Name,
    Column
  >;
  return {
    count(key) {
      const rank = ranks.get(key);
      return rank === undefined ? 0 : (ends[rank] ?? 0) - (starts[rank] ?? 0);
    },
    each(key, see) {
      const rank = ranks.get(key);
      if (rank === undefined) return;
      const end = ends[rank] ?? 0;
      for (let index = starts[rank] ?? 0; index < end; index += 1) see(places[index] ?? 0, index);
    },
    at(key, place) {
      const rank = ranks.get(key);
      if (rank === undefined) throw new Error('A key that was not counted.');
      const end = ends[rank] ?? 0;
      if (end > (starts[rank] ?? 0) && places[end - 1] === place) return end - 1;
      places[end] = place;
      ends[rank] = end + 1;
      return end;
    },
    columns,
  };
};

/** Counts once more. */
export const countOne = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
