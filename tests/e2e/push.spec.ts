import { type BrowserContext, expect, type Page, test, type Worker } from '@playwright/test';
import { adminHeaders, mark } from './admin-session';
import { accessibilityFaults } from './support/axe';
import { openPage } from './support/open-page';

test.use({ serviceWorkers: 'allow' });

const endpoint = () => `https://push.visitvietnam.example/${mark()}`;

/** What a browser without a window says of pushes and notifications is no; this much of the other answer the page sees. */
const standIn = (address: string) => {
  let isOn = false;
  let permission = 'default';
  const subscription = {
    endpoint: address,
    options: {},
    unsubscribe: async () => {
      isOn = false;
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (isOn ? subscription : null),
    subscribe: async () => {
      isOn = true;
      return subscription;
    },
  });
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    permission = 'granted';
    void (window as unknown as { noteAsked(): void }).noteAsked();
    return permission as NotificationPermission;
  };
};

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

/** A push without content, as a push service brings it. */
async function push(page: Page, context: BrowserContext) {
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: '',
  });
  await client.detach();
}

test('a device that asked for alerts is told of one, and no more once it is switched off', async ({
  page,
  context,
  request,
}) => {
  const address = endpoint();
  let asked = 0;
  await page.exposeFunction('noteAsked', () => {
    asked += 1;
  });
  await page.addInitScript(standIn, address);
  await openPage(page, '/en/today');
  const section = page.getByRole('region', { name: 'Alerts on this device' });
  const begin = section.getByRole('button', { name: 'Send alerts to this device' });
  await expect(begin).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(asked).toBe(0);
  await begin.click();
  // The worker has to be at work first, and on a first visit it fetches what it keeps.
  await expect(section).toContainText('This device gets alerts for the whole of Vietnam.', {
    timeout: 30_000,
  });
  expect(asked).toBe(1);

  const word = mark();
  const posted = await request.post('/api/alerts', {
    headers: await adminHeaders(),
    data: {
      lang_id: 'en',
      title: `Landslide ${word}`,
      description: 'The pass is closed.',
      kind: 'closure',
      severity: 'warning',
      is_nationwide: true,
      status: 1,
    },
  });
  expect(posted.status()).toBe(201);
  const news = () => request.post('/api/push/subscription/find', { data: { endpoint: address } });
  expect((await news()).status()).toBe(200);

  const worker = await workerOf(context);
  await worker.evaluate((given) => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const seen: string[] = [];
    Object.assign(registration.pushManager, { getSubscription: async () => ({ endpoint: given }) });
    Object.assign(registration, {
      getNotifications: async () => seen,
      showNotification: async (title: string, { body }: NotificationOptions) => {
        seen.push(`${title} | ${body}`);
      },
    });
  }, address);
  const shown = () =>
    worker.evaluate(() =>
      (
        globalThis as unknown as { registration: { getNotifications(): Promise<string[]> } }
      ).registration.getNotifications(),
    );
  await expect
    .poll(
      async () => {
        await push(page, context);
        return shown();
      },
      { timeout: 20_000, intervals: [1_000] },
    )
    .toContainEqual(`Warning: Landslide ${word} | The pass is closed.`);

  await section.getByRole('button', { name: 'Stop sending alerts' }).click();
  await expect(begin).toBeVisible();
  expect((await news()).status()).toBe(404);
  await request.delete(`/api/alerts/${(await posted.json()).data.id}`, { headers: await adminHeaders() });
});

test('who has forbidden notifications reads why nothing comes, in Vietnamese too', async ({
  page,
  context,
}) => {
  await context.grantPermissions([]);
  await page.addInitScript(standIn, endpoint());
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await openPage(page, '/vi/today');
  const section = page.getByRole('region', { name: 'Nhận cảnh báo trên thiết bị này' });
  await expect(section).toContainText('Trình duyệt đang chặn thông báo');
  await expect(section.getByRole('button')).toHaveCount(0);
});
