import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { requireAdmin } from '~/admin/session/signed-in.server';
import { AdminProvider } from '~/admin/shell/admin-context';
import { AdminError } from '~/admin/shell/admin-error';
import { Shell } from '~/admin/shell/shell';

/** How translations stand is said on many screens. */
export const handle = { i18n: ['admin_translations'] };

export async function loader(args: LoaderFunctionArgs) {
  return { admin: await requireAdmin(args) };
}

/** Who is signed in is asked again after a change, not on each way from page to page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  currentUrl.href === nextUrl.href || (formMethod !== undefined && formMethod !== 'GET');

export default function ShellRoute() {
  const { admin } = useLoaderData<typeof loader>();
  return (
    <AdminProvider admin={admin}>
      <Shell>
        <Outlet />
      </Shell>
    </AdminProvider>
  );
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('routes/admin/shell');
  if (!data) {
    return (
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-measure px-6 py-16 outline-none">
        <AdminError />
      </main>
    );
  }
  return (
    <AdminProvider admin={data.admin}>
      <Shell>
        <AdminError />
      </Shell>
    </AdminProvider>
  );
}
