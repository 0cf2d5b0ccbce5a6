import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { interfaceLanguage } from '~/admin/interface-language';
import { mailName } from '~/admin/mail/template-name';
import type { MailRow } from '~/admin/mail/types';
import { usePeopleText } from '~/admin/people/text';
import { peopleText } from '~/admin/people/text.server';
import { requireRight } from '~/admin/session/signed-in.server';
import { PageHeader } from '~/admin/shell/page-header';
import { useAdminText } from '~/admin/text';
import { Icon } from '~/ui/icon';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people'] };

export async function loader(args: LoaderFunctionArgs) {
  await requireRight(args, 'email_template.update');
  const language = interfaceLanguage(args.request.headers);
  const { data } = await readFromApi<ListPage<MailRow>>(
    args,
    `/emailtemplate?per_page=10000&lang_id=${language}`,
  );
  const letters = data.filter(({ id }) => id === null);
  return { title: peopleText(args.request)('letters.add_title'), letters };
}

/** Letters that go out as they ship, of which one is to be written anew. */
export default function AddEmailTemplate() {
  const t = usePeopleText();
  const adminText = useAdminText();
  const { letters } = useLoaderData<typeof loader>();
  const title = t('letters.add_title');
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { title: adminText('nav.dashboard'), to: '/admin' },
          { title: t('letters.title'), to: '/admin/emailtemplate' },
          { title },
        ]}
      />
      <p className="mb-5 max-w-measure text-muted">
        {t(letters.length > 0 ? 'letters.add_intro' : 'letters.add_none')}
      </p>
      <ul className="max-w-3xl border-t border-line">
        {letters.map((letter) => (
          <li key={letter.code} className="border-b border-line">
            <Link
              to={`/admin/emailtemplate/edit/${letter.code}`}
              className="group flex min-h-14 items-center justify-between gap-4 py-2 no-underline"
            >
              <span>
                <span className="block font-semibold group-hover:underline">{mailName(letter, t)}</span>
                <span className="block text-xs text-muted">{letter.subject}</span>
              </span>
              <span className="inline-flex shrink-0 items-center gap-1.5 text-xs text-jade-deep">
                <span className="max-sm:visually-hidden">{t('letters.write')}</span>
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
