import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { requireRight } from '~/admin/session/signed-in.server';
import { settingPages } from '~/admin/settings/groups';
import { RelatedScreens } from '~/admin/settings/related-screens';
import { useWords } from '~/admin/settings/use-words';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { adminText } from '~/admin/text.server';
import { Icon } from '~/ui/icon';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_settings'] };

export async function loader(args: LoaderFunctionArgs) {
  await requireRight(args, 'setting.read');
  return { title: adminText(args.request)('setting.title') };
}

/** All that is set for the whole site, with what each page is made from. */
export default function Settings() {
  const t = useAdminText();
  const words = useWords();
  return (
    <>
      <PageHeader
        title={t('setting.title')}
        crumbs={[{ title: t('nav.dashboard'), to: '/admin' }, { title: t('setting.title') }]}
      />
      <p className="mb-4 max-w-measure text-muted">{words('intro')}</p>
      <ul className="border-t border-line">
        {settingPages.map((page) => (
          <li
            key={page.name}
            className="grid gap-x-8 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <div className="flex gap-3">
              <Icon name={page.icon} className="mt-1 text-muted" />
              <div className="min-w-0">
                <Link
                  to={`/admin/setting/${page.name}`}
                  prefetch="intent"
                  className="link-quiet inline-block py-0.5 font-semibold"
                >
                  {t(`setting.page.${page.name}`)}
                </Link>
                <p className="text-xs text-muted">{words(`page.${page.name}.about`)}</p>
              </div>
            </div>
            <RelatedScreens page={page} />
          </li>
        ))}
      </ul>
    </>
  );
}
