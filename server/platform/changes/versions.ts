import type { Changes } from './listen';

/**
 * What has been told so far, in words that are the same in each process that has heard the same. The database tells everything to all who
 * listen in one order: each counts what is said of a tag since somebody last began to listen, which all hear at the same
 * place. What only the clock knows of is named by its time.
 */
export const createVersions = (events: Changes['events']) => {
  /** The name under which somebody last began to listen; empty while not everything is heard. */
  let since = '';
  const told = new Map<string, { times: number; due: string }>();
  const of = (tag: string) => told.get(tag) ?? { times: 0, due: '' };

  events.on('joined', (name) => {
    since = name;
    told.clear();
  });
  events.on('lost', () => {
    since = '';
    told.clear();
  });
  events.on('told', (tag) => told.set(tag, { ...of(tag), times: of(tag).times + 1 }));
  events.on('due', (tag, at) => told.set(tag, { ...of(tag), due: `@${at}` }));

  return {
    /** Since when, and `tag=version` for each tag that was told of since; empty while that isn't known. */
    text: (): string =>
      since && [since, ...[...told].map(([tag, { times, due }]) => `${tag}=${times}${due}`)].join(' '),
  };
};
