import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import styles from '~/admin/admin.css?url';
import { frameWords } from '~/admin/frame-words.server';
import { AdminError } from '~/admin/shell/admin-error';

export const handle = { i18n: ['admin'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function loader({ request }: LoaderFunctionArgs) {
  return { words: frameWords(request) };
}

export { adminMeta as meta } from '~/admin/meta';

export const headers: HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
});

/** Every page of the back office, signed in or not. */
export default function Frame() {
  return (
    <div className="admin">
      <Outlet />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="admin">
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-measure px-6 py-24 outline-none">
        <AdminError />
      </main>
    </div>
  );
}
