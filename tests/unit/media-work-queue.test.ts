import { describe, expect, it } from 'vitest';
import { ApiError } from '../../server/errors';
import { createWorkQueue } from '../../server/platform/media/work-queue';

const task = () => {
  let finish: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
};

describe('the work queue', () => {
  it('runs at most as many at a time as it has slots, in order, failures included', async () => {
    const queue = createWorkQueue(2);
    let busy = 0;
    let most = 0;
    const order: number[] = [];
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        queue.run(async () => {
          busy += 1;
          most = Math.max(most, busy);
          order.push(index);
          await new Promise((resolve) => setTimeout(resolve, 2));
          busy -= 1;
          if (index % 3 === 0) throw new Error('failed');
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    expect(await queue.run(async () => 'still works')).toBe('still works');
  });

  it('turns away who would wait behind too many, and takes the next one afterwards', async () => {
    const queue = createWorkQueue(1);
    const first = task();
    const running = queue.run(() => first.done);
    const waiting = queue.run(async () => 'waited', 1);
    const refused = await queue.run(async () => 'never', 1).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
    first.finish();
    await running;
    expect(await waiting).toBe('waited');
    expect(await queue.run(async () => 'free again', 0)).toBe('free again');
  });

  it('lets what somebody waits for go before what comes by the dozen, which takes no place from it', async () => {
    const queue = createWorkQueue(1);
    const first = task();
    const order: string[] = [];
    const running = queue.run(() => first.done);
    const variants = ['a', 'b', 'c'].map((name) => queue.run(async () => order.push(name)));
    const uploads = ['upload', 'another'].map((name) => queue.run(async () => order.push(name), 2, 'first'));
    await expect(queue.run(async () => 'never', 2, 'first')).rejects.toMatchObject({ code: 'unavailable' });
    first.finish();
    await Promise.all([running, ...variants, ...uploads]);
    expect(order).toEqual(['upload', 'another', 'a', 'b', 'c']);
  });
});
