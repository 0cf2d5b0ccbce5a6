import { describe, expect, it, vi } from 'vitest';
import { onStopSignal, Shutdown } from '../../server/launch/shutdown';

function recorder(name: string, order: string[]) {
  return {
    stop: async () => {
      order.push(name);
    },
    kill: () => {
      order.push(`${name} killed`);
    },
  };
}

describe('Shutdown', () => {
  it('stops the last thing started first', async () => {
    const order: string[] = [];
    const shutdown = new Shutdown();
    for (const name of ['database', 'api', 'web']) shutdown.add(recorder(name, order));
    await shutdown.run();
    expect(order).toEqual(['web', 'api', 'database']);
  });

  it('waits for what is still starting, then stops it', async () => {
    const order: string[] = [];
    const shutdown = new Shutdown();
    let started: (value: ReturnType<typeof recorder>) => void = () => {};
    shutdown.add(
      new Promise<ReturnType<typeof recorder>>((resolve) => {
        started = resolve;
      }),
    );
    const stopped = shutdown.run();
    expect(shutdown.begun).toBe(true);
    started(recorder('database', order));
    await stopped;
    expect(order).toEqual(['database']);
  });

  it('goes on after something that never started or would not stop', async () => {
    const order: string[] = [];
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const shutdown = new Shutdown();
    shutdown.add(recorder('database', order));
    shutdown.add(Promise.reject(new Error('never started')));
    shutdown.add({ stop: () => Promise.reject(new Error('stuck')), kill: () => {} });
    await shutdown.run();
    stdout.mockRestore();
    expect(order).toEqual(['database']);
  });

  it('stops everything once, however often it is asked', async () => {
    const order: string[] = [];
    const shutdown = new Shutdown();
    shutdown.add(recorder('api', order));
    await Promise.all([shutdown.run(), shutdown.run()]);
    expect(order).toEqual(['api']);
  });
});

describe('Shutdown.kill', () => {
  it('ends all that runs, also what a stop is waiting for', async () => {
    const order: string[] = [];
    const shutdown = new Shutdown();
    shutdown.add(recorder('database', order));
    shutdown.add({ ...recorder('web', order), stop: () => new Promise(() => {}) });
    void shutdown.run();
    await Promise.resolve();
    shutdown.kill();
    expect(order).toEqual(['database killed', 'web killed']);
  });
});

describe('onStopSignal', () => {
  it('takes a second signal within a second for the same one, and a later one for impatience', () => {
    vi.useFakeTimers();
    const [stop, force] = [vi.fn(), vi.fn()];
    const before = process.listeners('SIGINT');
    onStopSignal(stop, force);
    const added = process.listeners('SIGINT').find((listener) => !before.includes(listener));
    added?.('SIGINT');
    added?.('SIGINT');
    expect(stop).toHaveBeenCalledTimes(1);
    expect(force).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_500);
    added?.('SIGINT');
    expect(force).toHaveBeenCalledTimes(1);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(signal, added ?? stop);
    vi.useRealTimers();
  });
});
