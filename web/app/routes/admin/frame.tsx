import type { HeadersFunction, LinksFunction } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import styles from '~/admin/admin.css?url';
import { AdminError } from '~/admin/shell/admin-error';

export const handle = { i18n: ['admin'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

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
