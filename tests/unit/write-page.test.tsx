import type { EntryContext } from '@remix-run/node';
import { lazy, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { pageDataScripts } from '../../web/app/page-data.server';
import { writePage } from '../../web/app/write-page.server';

const patience = 5_000;
const failed = vi.fn();

const Page = ({ children }: { children: ReactNode }) => (
  <html lang="vi">
    <body>
      <h1>Đồng Văn</h1>
      <Suspense fallback={<p>…</p>}>{children}</Suspense>
    </body>
  </html>
);

const around = (part: string) =>
  `<!DOCTYPE html><html lang="vi"><body><h1>Đồng Văn</h1><!--$-->${part}<!--/$--></body></html>`;

it('writes a page at one go, and one whose part is not there yet when it is', async () => {
  const part = <p>Lô Lô Chải</p>;
  const Part = lazy(async () => ({ default: () => part }));
  const expected = around('<p>Lô Lô Chải</p>');
  expect(await writePage(<Page>{part}</Page>, { patience, failed })).toBe(expected);
  expect(
    await writePage(
      <Page>
        <Part />
      </Page>,
      { patience, failed },
    ),
  ).toBe(expected);
  expect(failed).not.toHaveBeenCalled();
});

it('writes the page around a part that fails, and tells', async () => {
  const error = new Error('a part fails');
  const Fails = (): never => {
    throw error;
  };
  const html = await writePage(
    <Page>
      <Fails />
    </Page>,
    { patience, failed },
  );
  expect(html).toContain('<h1>Đồng Văn</h1><!--$!-->');
  expect(failed.mock.calls).toEqual([[error]]);
  await expect(
    writePage(
      <html lang="en">
        <Fails />
      </html>,
      { patience, failed },
    ),
  ).rejects.toBe(error);
});

it('waits for a part no longer than it may', async () => {
  const Never = lazy(() => new Promise<never>(() => {}));
  const html = await writePage(
    <Page>
      <Never />
    </Page>,
    { patience: 20, failed: () => {} },
  );
  expect(html).toContain('<h1>Đồng Văn</h1><!--$!-->');
});

it('hands data over in scripts that nothing in it can end', async () => {
  const data = ['["</script><script>alert(1)</script>",', '"<!-- & \u2028 \u2029 Đà Lạt"]\n'];
  const serverHandoffStream = new ReadableStream({
    start(controller) {
      for (const part of data) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const scripts = await pageDataScripts({ serverHandoffStream } as unknown as EntryContext, 'once');
  expect(scripts.match(/<\/?script/g)).toHaveLength(4);
  const [, given] =
    /^<script nonce="once">window\.__remixContext\.streamController\.enqueue\((.*?)\);<\/script>/.exec(
      scripts,
    ) as unknown as [string, string];
  expect(given).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(given)).toBe(data.join(''));
  expect(scripts).toContain('streamController.close();</script>');
});
