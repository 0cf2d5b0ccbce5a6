type Column = Uint8Array | Uint16Array | Float64Array;

/** Makes an array of so many numbers. */
type ColumnKind = new (length: number) => Column;

/** Where keys stand, with numbers beside each place. */
export interface Postings<Key, Name extends string> {
  /** In how many places a key stands. */
  count(key: Key): number;
  /** Sees each place of a key, and its index in the columns. */
  each(key: Key, see: (place: number, index: number) => void): void;
  columns: Readonly<Record<Name, Column>>;
}

/**
 * Packs lists of places: all keys share a few large arrays, of which each has a stretch. A small array for each key, as it is filled,
 * takes several times the memory, and there are some hundred thousand keys.
 */
export const packed = <Key, Name extends string>(
  lists: ReadonlyMap<Key, Readonly<Record<NoInfer<Name> | 'at', readonly number[]>>>,
  kinds: Readonly<Record<Name, ColumnKind>>,
): Postings<Key, Name> => {
  let total = 0;
  for (const { at } of lists.values()) total += at.length;
  const ranks = new Map<Key, number>();
  const starts = new Uint32Array(lists.size + 1);
  const places = new Uint32Array(total);
  const names = Object.keys(kinds) as Name[];
  const columns = Object.fromEntries(names.map((name) => [name, new kinds[name](total)])) as Record<
    Name,
    Column
  >;
  let end = 0;
  for (const [key, list] of lists) {
    ranks.set(key, ranks.size);
    places.set(list.at, end);
    for (const name of names) columns[name].set(list[name], end);
    end += list.at.length;
    starts[ranks.size] = end;
  }
  return {
    count(key) {
      const rank = ranks.get(key);
      return rank === undefined ? 0 : (starts[rank + 1] ?? 0) - (starts[rank] ?? 0);
    },
    each(key, see) {
      const rank = ranks.get(key);
      if (rank === undefined) return;
      const last = starts[rank + 1] ?? 0;
      for (let index = starts[rank] ?? 0; index < last; index += 1) see(places[index] ?? 0, index);
    },
    columns,
  };
};
