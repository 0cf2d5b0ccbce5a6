import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotInTime, turnOn } from '../../web/app/site/alerts/push/subscription';

const never = new Promise<never>(() => {});

/** A browser whose owner says yes; what its worker and its pushes do is said by `serviceWorker`. */
function browser(serviceWorker: object) {
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { PushManager: class {}, Notification: {} });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
}

/** How `turnOn` ends when half a minute and a little has passed. */
async function afterHalfAMinute() {
  const ended = turnOn('BQ', 'en', { cityIds: null }).catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(31_000);
  return Promise.race([ended, 'still waiting']);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up on a worker that never comes', async () => {
  browser({ ready: never });
  expect(await afterHalfAMinute()).toBeInstanceOf(NotInTime);
});

it('gives up on a push service that never answers the browser', async () => {
  browser({ ready: Promise.resolve({ active: null, pushManager: { subscribe: () => never } }) });
  expect(await afterHalfAMinute()).toBeInstanceOf(NotInTime);
});

it('says at once what the browser refuses', async () => {
  const refused = new DOMException('no', 'NotAllowedError');
  browser({
    getRegistration: async () => undefined,
    ready: Promise.resolve({ active: null, pushManager: { subscribe: () => Promise.reject(refused) } }),
  });
  await expect(turnOn('BQ', 'en', { cityIds: null })).rejects.toBe(refused);
});
