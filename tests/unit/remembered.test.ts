import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { collectReads, noteRead } from '../../db/reads';
import type { Changes } from '../../server/platform/changes/listen';
import { createRemembered } from '../../server/platform/changes/remembered';

const begin = (most = 10) => {
  const events: Changes['events'] = new EventEmitter();
  const ask = createRemembered<{ count: number }>(events, most);
  let count = 0;
  const read = (text: string) => async () => {
    noteRead(text);
    count += 1;
    return { count };
  };
  return { events, ask, read };
};

describe('what is remembered of the database', () => {
  it('is read again after one of its tables changed, or something unheard, and not otherwise', async () => {
    const { events, ask, read } = begin();
    const asked = async () => (await ask('a', read('select 1 from city_translation'))).count;
    expect([await asked(), await asked()]).toEqual([1, 1]);
    events.emit('tag', 'event');
    expect(await asked()).toBe(1);
    events.emit('tag', 'city');
    expect(await asked()).toBe(2);
    events.emit('lost');
    expect(await asked()).toBe(3);
  });

  it('is not kept when something changes while it is read, nor when reading fails', async () => {
    const { events, ask, read } = begin();
    const first = ask('a', read('select 1 from city'));
    events.emit('tag', 'city');
    expect((await first).count).toBe(1);
    expect((await ask('a', read('select 1 from city'))).count).toBe(2);
    await expect(ask('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await ask('b', read('select 1 from city'))).count).toBe(3);
  });

  it('counts as read by whoever is told it, and is no more than so much', async () => {
    const { ask, read } = begin(1);
    await ask('a', read('select 1 from city'));
    const tables = new Set<string>();
    await collectReads(tables, () => ask('a', read('select 1 from nothing')));
    expect([...tables]).toEqual(['city']);
    await ask('b', read('select 1 from event'));
    expect((await ask('a', read('select 1 from city'))).count).toBe(3);
  });
});
