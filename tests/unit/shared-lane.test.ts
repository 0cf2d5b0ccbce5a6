import { expect, it } from 'vitest';
import { type Asker, createSharedLane } from '../../server/platform/limits/shared-lane';

const size = { running: 3, kept: 1, mostWaiting: 4, longestWait: 50 };
const of = (name: string, isKnown = false): Asker => ({
  parties: [{ name, running: 2, waiting: 2 }],
  isKnown,
});
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'in',
    ({ code }: { code: string }) => code,
  );

it('gives each party its share, and keeps a part for who is known', async () => {
  const lane = createSharedLane(size);
  const leave = await lane.enter(of('crowd'));
  await lane.enter(of('crowd'));
  const waiting = [codeOf(lane.enter(of('crowd'))), codeOf(lane.enter(of('crowd')))];
  expect(await codeOf(lane.enter(of('crowd')))).toBe('too_many_requests');
  expect(await codeOf(lane.enter(of('device', true)))).toBe('in');
  // Of those who wait, the one goes first whose party has least inside.
  const other = codeOf(lane.enter(of('other')));
  leave();
  leave();
  expect(await other).toBe('in');
  expect(await Promise.all(waiting)).toEqual(['unavailable', 'unavailable']);
});

it('counts what is in several parties for each of them', async () => {
  const lane = createSharedLane({ ...size, running: 10 });
  const inWide = (name: string): Asker => ({
    parties: [
      { name, running: 1, waiting: 0 },
      { name: 'wide', running: 2, waiting: 0 },
    ],
  });
  expect(await codeOf(lane.enter(inWide('a')))).toBe('in');
  expect(await codeOf(lane.enter(inWide('a')))).toBe('too_many_requests');
  expect(await codeOf(lane.enter(inWide('b')))).toBe('in');
  expect(await codeOf(lane.enter(inWide('c')))).toBe('too_many_requests');
});
