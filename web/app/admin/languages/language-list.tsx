import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { AskDialog, type Question } from '../people/ask-dialog';
import { useAdmin } from '../shell/admin-context';
import { DataTable } from '../table/data-table';
import { TablePage } from '../table/table-page';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { StatusSwitch } from '../ui/status-switch';
import { NewLanguageNote } from './new-language-note';
import { ProgressOf } from './progress-of';
import { useLanguagesText } from './text';
import type { Progress, SiteLanguage } from './types';

type Row = SiteLanguage & { progress: Progress };

const icon = buttonStyle('quiet', 'small', 'px-2.5');

/** Languages of the interface, how far their texts are, and which is the one to translate from. */
export function LanguageList({ list }: { list: ListPage<Row> }) {
  const t = useLanguagesText();
  const adminText = useAdminText();
  const { may } = useAdmin();
  const { call, pending } = useListCall();
  const [question, setQuestion] = useState<Question | null>(null);

  const words = (operation: 'update' | 'delete') => {
    const noun = t('noun');
    return {
      success: adminText(`toast.${operation}.success`, { noun }),
      failure: adminText(`toast.${operation}.failure`, { noun }),
    };
  };
  const change = ({ code, version }: Row, body: { is_default?: boolean; is_active?: boolean }) =>
    call(
      callFromBrowser('PUT', '/languages/{code}', { path: { code }, json: { ...body, version } }),
      words('update'),
    );

  return (
    <>
      <TablePage
        title={t('title')}
        intro={t('intro')}
        list={list}
        empty={{ title: t('empty_title'), text: t('empty_text') }}
        actions={
          may('language', 'create') && (
            <ButtonLink to="/admin/languages/add" size="small">
              <Icon name="plus" />
              {t('add')}
            </ButtonLink>
          )
        }
      >
        <DataTable
          caption={t('title')}
          rows={list.data}
          keyOf={({ code }) => code}
          columns={[
            {
              name: 'language',
              head: t('language'),
              cell: ({ code, name, native_name, is_content }) => (
                <>
                  <Link
                    to={`/admin/languages/${code}/translate`}
                    prefetch="intent"
                    lang={code}
                    className="link-quiet inline-block py-0.5 font-semibold"
                  >
                    {native_name}
                  </Link>
                  <p className="text-xs text-muted">
                    {name} · <code>{code}</code>
                    {is_content && ` · ${t('content')}`}
                  </p>
                </>
              ),
            },
            {
              name: 'progress',
              head: t('progress'),
              cell: ({ progress }) => <ProgressOf progress={progress} />,
            },
            {
              name: 'default',
              head: t('default'),
              hidesOnPhone: true,
              cell: (row) =>
                row.is_default ? (
                  <span className="inline-flex items-center gap-1.5 text-jade-deep">
                    <Icon name="check" /> {t('default')}
                  </span>
                ) : (
                  row.is_content &&
                  may('language', 'update') && (
                    <Button
                      tone="quiet"
                      size="small"
                      pending={pending}
                      aria-label={t('make_default_one', { name: row.native_name })}
                      onClick={() => void change(row, { is_default: true })}
                    >
                      {t('make_default')}
                    </Button>
                  )
                ),
            },
            {
              name: 'state',
              head: t('state'),
              cell: (row) => (
                <StatusSwitch
                  live={row.is_active}
                  label={t('state_of', { name: row.native_name })}
                  words={{ on: t('active'), off: t('inactive') }}
                  disabled={row.is_content || pending || !may('language', 'update')}
                  onChange={() => void change(row, { is_active: !row.is_active })}
                />
              ),
            },
            {
              name: 'actions',
              head: <span className="visually-hidden">{t('actions')}</span>,
              cell: ({ code, native_name: name, is_content }) => (
                <div className="flex justify-end gap-0.5">
                  {may('language', 'translate') && (
                    <Link
                      to={`/admin/languages/${code}`}
                      aria-label={t('edit_one', { name })}
                      title={t('edit')}
                      className={icon}
                    >
                      <Icon name="edit" />
                    </Link>
                  )}
                  {may('language', 'delete') && !is_content && (
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      aria-label={t('delete_one', { name })}
                      title={t('delete')}
                      className={icon}
                      onClick={() =>
                        setQuestion({
                          title: t('delete_title'),
                          text: t('delete_text', { name }),
                          action: t('delete_do'),
                          run: () =>
                            call(
                              callFromBrowser('DELETE', '/languages/{code}', { path: { code } }),
                              words('delete'),
                            ),
                        })
                      }
                    >
                      <Icon name="trash" />
                    </button>
                  )}
                </div>
              ),
            },
          ]}
        />
        <p className="mt-4 max-w-measure text-xs text-muted">
          {t('default_note')} {t('content_stays')}
        </p>
        <NewLanguageNote />
      </TablePage>
      <AskDialog question={question} pending={pending} onClose={() => setQuestion(null)} />
    </>
  );
}
