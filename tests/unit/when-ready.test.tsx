import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { lazy, type ReactNode, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WhenReady } from '../../web/app/admin/ui/when-ready';

const Part = lazy(async () => ({ default: () => <b>part</b> }));

const drawn = (node: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });

it('the server leaves no boundary to take over in a form that may change before the code of its part is there', async () => {
  // React marks such a boundary with <!--$-->.
  expect(await drawn(<Suspense>{<Part />}</Suspense>)).toContain('<!--$');
  expect(await drawn(<WhenReady place={<i>later</i>}>{<Part />}</WhenReady>)).toBe('<i>later</i>');
});
