export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** More cells than this are not worth the wait; the middle is then shown as replaced. */
const MOST_CELLS = 4_000_000;

const words = (text: string) => text.split(/(\s+)/).filter((word) => word !== '');

/** Lengths of the longest common subsequences of the tails of two lists. */
function commonLengths(a: string[], b: string[]): Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = rows[i] as Uint32Array;
      const next = rows[i + 1] as Uint32Array;
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

function middle(a: string[], b: string[]): DiffPart[] {
  const removed = (list: string[]): DiffPart[] => list.map((text) => ({ kind: 'removed', text }));
  const added = (list: string[]): DiffPart[] => list.map((text) => ({ kind: 'added', text }));
  if (a.length * b.length > MOST_CELLS) return [...removed(a), ...added(b)];
  const lengths = commonLengths(a, b);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      parts.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return [...parts, ...removed(a.slice(i)), ...added(b.slice(j))];
}

function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

/** How one text becomes another, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [words(before), words(after)];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  const same = (list: string[]): DiffPart[] => list.map((text) => ({ kind: 'same', text }));
  return joined([
    ...same(a.slice(0, start)),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ]);
}
