import type { ChangeLog } from '../../web/http/changes';

/** What a web process heard of changes, and ways to have it hear of one, or of nothing any more. */
export function changeLog(now: () => number = Date.now) {
  const changed = new Map<string, { count: number; at: number; times: number }>();
  let count = 1;
  let isDeaf = false;
  const of = (tag: string) => changed.get(tag) ?? { count: 0, at: 0, times: 0 };
  const changes: ChangeLog = {
    now: () => count,
    lastOf: (tags) => Math.max(0, ...tags.map((tag) => of(tag).count)),
    toldAt: (tags) => Math.max(0, ...tags.map((tag) => of(tag).at)),
    versions: () => {
      const times = new Map([...changed].map(([tag, told]) => [tag, told.times]));
      return (tags) => (isDeaf ? null : tags.map((tag) => `${tag}=${times.get(tag) ?? 0}`).join());
    },
    readAfter: () => '',
    close: () => {},
  };
  return {
    changes,
    change(tag: string) {
      count += 1;
      changed.set(tag, { count, at: now(), times: of(tag).times + 1 });
    },
    goDeaf() {
      isDeaf = true;
    },
  };
}
