import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { CoverageTable } from '~/admin/translations/coverage-table';
import { type Coverage, overall } from '~/admin/translations/coverage-types';
import { ExportForm } from '~/admin/translations/export-form';
import { ImportPanel } from '~/admin/translations/import-panel';
import { Progress } from '~/admin/translations/progress';
import { useTranslationsText } from '~/admin/translations/text';
import { translationsText } from '~/admin/translations/text.server';
import { languages } from '~/i18n/languages';

export { adminMeta as meta } from '~/admin/meta';

// The names of kinds are those of the daily work.
export const handle = { i18n: ['admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await readFromApi<{ data: Coverage[] }>(args, '/translations/coverage');
  return { title: translationsText(args.request)('title'), rows: data };
}

/** How far everything is translated, the way to what is left, and files to translators and back. */
export default function Translations() {
  const t = useTranslationsText();
  const admin = useAdminText();
  const { rows } = useLoaderData<typeof loader>();
  const kinds = rows.map(({ entity }) => entity).filter((name) => name !== 'setting' && name !== 'ui_text');
  return (
    <>
      <PageHeader
        title={t('title')}
        crumbs={[{ title: admin('nav.dashboard'), to: '/admin' }, { title: t('title') }]}
      />
      <p className="mb-6 max-w-measure text-muted">{t('intro')}</p>
      <section aria-labelledby="overall" className="mb-8">
        <h2 id="overall" className="mb-3 text-lg">
          {t('matrix.overall')}
        </h2>
        <div className="grid gap-6 md:grid-cols-2">
          {[...languages].reverse().map((language) => (
            <div key={language}>
              <h3 className="mb-2 font-semibold">{admin(`language.${language}`)}</h3>
              <Progress {...overall(rows, language)} />
            </div>
          ))}
        </div>
      </section>
      <CoverageTable rows={rows} />
      <section aria-labelledby="files" className="mt-12">
        <h2 id="files" className="text-lg">
          {t('files.title')}
        </h2>
        <p className="mb-5 max-w-measure text-muted">{t('files.intro')}</p>
        <div className="grid gap-8 min-[1200px]:grid-cols-2">
          <ExportForm kinds={kinds} />
          <ImportPanel />
        </div>
      </section>
    </>
  );
}
