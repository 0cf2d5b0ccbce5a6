import { Link } from '@remix-run/react';
import { formatDateTime } from '~/i18n/dates';
import { languages } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { ButtonLink } from '~/ui/button';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { ListPage } from '../api/types';
import { FilterBar } from '../people/filter-bar';
import { usePeopleText } from '../people/text';
import { useAdmin } from '../shell/admin-context';
import { DataTable } from '../table/data-table';
import { TablePage } from '../table/table-page';
import { useAdminText } from '../text';
import { mailName } from './template-name';
import type { MailRow } from './types';

/** Every letter that the product sends, and which of them editors have written anew. */
export function MailList({ list }: { list: ListPage<MailRow> }) {
  const t = usePeopleText();
  const language = useLanguage();
  const { holds } = useAdmin();
  return (
    <TablePage
      title={t('letters.title')}
      intro={t('letters.intro')}
      list={list}
      empty={{ title: t('letters.empty_title'), text: t('letters.empty_text') }}
      filters={<FilterBar placeholder={t('letters.search')} />}
      actions={
        holds('email_template.update') && (
          <ButtonLink to="/admin/emailtemplate/add" size="small">
            <Icon name="plus" />
            {t('letters.add')}
          </ButtonLink>
        )
      }
    >
      <DataTable
        caption={t('letters.title')}
        rows={list.data}
        keyOf={({ code }) => code}
        columns={[
          {
            name: 'letter',
            head: t('letters.letter'),
            cell: (letter) => (
              <>
                <Link
                  to={`/admin/emailtemplate/edit/${letter.id ?? letter.code}`}
                  prefetch="intent"
                  className="link-quiet inline-block py-0.5 font-semibold"
                >
                  {mailName(letter, t)}
                </Link>
                <p className="text-xs text-muted">{letter.subject}</p>
              </>
            ),
          },
          { name: 'state', head: t('letters.state'), cell: ({ edited }) => <EditedBadges edited={edited} /> },
          {
            name: 'updated',
            head: t('letters.updated'),
            hidesOnPhone: true,
            cell: ({ updated_at }) => (
              <span className="figures text-xs text-muted">
                {updated_at ? formatDateTime(updated_at, language) : '–'}
              </span>
            ),
          },
        ]}
      />
    </TablePage>
  );
}

/** In which languages editors wrote the letter; marked by its form as well as its colour. */
function EditedBadges({ edited }: Pick<MailRow, 'edited'>) {
  const t = usePeopleText();
  const adminText = useAdminText();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {[...languages].reverse().map((language) => {
        const words = t(edited[language] ? 'letters.edited_in' : 'letters.bundled_in', {
          language: adminText(`language.${language}`),
        });
        return (
          <span
            key={language}
            title={words}
            className={cx(
              'inline-flex min-h-6 items-center gap-1 rounded-input border px-1.5 text-xs',
              edited[language]
                ? 'border-transparent bg-jade-wash font-semibold text-jade-deep'
                : 'border-line text-muted',
            )}
          >
            <span aria-hidden="true" className="uppercase">
              {language}
            </span>
            <span aria-hidden="true">{t(edited[language] ? 'letters.edited' : 'letters.bundled')}</span>
            <span className="visually-hidden">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
