import type { ChangeLog } from '../../web/http/changes';

/** What a web process heard of changes, and a way to have it hear of one. */
export function changeLog(): { changes: ChangeLog; change: (tag: string) => void } {
  const changed = new Map<string, number>();
  let count = 1;
  return {
    changes: {
      now: () => count,
      lastOf: (tags) => Math.max(0, ...tags.map((tag) => changed.get(tag) ?? 0)),
      readAfter: () => '',
      close: () => {},
    },
    change(tag) {
      count += 1;
      changed.set(tag, count);
    },
  };
}
