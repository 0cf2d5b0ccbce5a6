import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunction, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { pageContext } from '~/api/page-context.server';
import { isLanguage } from '~/i18n/languages';
import { preferredLanguage } from '~/i18n/preferred-language.server';
import { later } from '~/rendering/later/later';
import { errorMeta } from '~/site/error-meta';
import { ErrorScreen } from '~/site/error-screen';
import { Footer } from '~/site/footer/footer.later';
import { Header } from '~/site/header/header';
import { sheetAddress } from '~/site/map/base/country-sheet.server';
import { PreviewBar } from '~/site/preview-bar';
import { readShell } from '~/site/shell';
import { shellText } from '~/site/shell-data.server';

export const handle = { i18n: ['site'] };

const LaterFooter = later(import.meta.env.SSR && Footer, () =>
  import('~/site/footer/footer.later').then((part) => part.Footer),
);

export async function loader(args: LoaderFunctionArgs) {
  if (!isLanguage(args.params.lang)) {
    // The not-found page is in the visitor's language, and so shall its title be.
    throw Response.json({ language: await preferredLanguage(args.request.headers) }, { status: 404 });
  }
  const [shell, sheet] = await Promise.all([shellText(pageContext(args)), sheetAddress(args)]);
  return { shell, sheet };
}

/** Header and footer stay as they are while one moves about in a language. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.lang !== nextParams.lang;

export const meta: MetaFunction = ({ error, params }) => (error ? errorMeta(error, params.lang) : []);

function Shell({ children, isError }: { children: ReactNode; isError?: boolean }) {
  const { shell } = useRouteLoaderData<typeof loader>('routes/site') ?? {};
  const data = shell && readShell(shell);
  return (
    <>
      <PreviewBar isOver={isError} />
      <Header data={data} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <LaterFooter data={data} />
    </>
  );
}

export default function Site() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell isError>
      <div className="page py-24">
        <ErrorScreen />
      </div>
    </Shell>
  );
}
