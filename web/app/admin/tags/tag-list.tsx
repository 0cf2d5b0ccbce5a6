import { useState } from 'react';
import type { Answer } from '~/api/answer';
import type { Got } from '~/api/types';
import { type Language, languages } from '~/i18n/languages';
import { Button } from '~/ui/button';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { ChosenBar } from '../table/chosen-bar';
import { DataTable } from '../table/data-table';
import { KeywordFilter } from '../table/keyword-filter';
import { TablePage } from '../table/table-page';
import { useWorkText } from '../table/text';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { MergeDialog } from './merge-dialog';
import { RenameDialog } from './rename-dialog';

export type Tag = Got<'/tags'>['data'][number];

type Asking = 'merge' | 'delete' | { rename: Tag } | null;

/** Tags of one language: how much they are used, and what makes order among them. */
export function TagList({ list, language }: { list: ListPage<Tag>; language: Language }) {
  const t = useWorkText();
  const { holds } = useAdmin();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking>(null);
  const { call, pending } = useListCall();
  const rows = list.data.filter(({ id }) => chosen.has(String(id)));
  const mayUpdate = holds('tag.update');
  const ids = rows.map(({ id }) => id);
  // As it is called by now: somebody else may have renamed it while the dialog was open.
  const renamed =
    asking !== null && typeof asking === 'object'
      ? (list.data.find(({ id }) => id === asking.rename.id) ?? asking.rename)
      : null;

  /** Sends one change; whatever was chosen has served its purpose once it is made. */
  async function change(said: 'rename' | 'merge' | 'delete', sent: Promise<Answer<unknown>>) {
    const texts = { success: t(`tags.${said}_success`), failure: t(`tags.${said}_failure`) };
    const answer = await call(sent, texts);
    if (!answer.ok) return;
    setAsking(null);
    setChosen(new Set());
  }

  return (
    <TablePage
      title={t('tags.title')}
      intro={t('tags.intro')}
      list={list}
      filters={
        <KeywordFilter label={t('tags.search')}>
          <LanguageFilter language={language} />
        </KeywordFilter>
      }
      empty={{ title: t('tags.empty_title'), text: t('tags.empty_text') }}
    >
      <ChosenBar count={rows.length} onClear={() => setChosen(new Set())}>
        {mayUpdate && (
          <Button tone="quiet" size="small" disabled={rows.length < 2} onClick={() => setAsking('merge')}>
            <Icon name="copy" /> {t('tags.merge')}
          </Button>
        )}
        {holds('tag.delete') && (
          <Button tone="quiet" size="small" onClick={() => setAsking('delete')}>
            <Icon name="trash" /> {t('tags.delete')}
          </Button>
        )}
      </ChosenBar>
      <DataTable
        caption={t('tags.title')}
        rows={list.data}
        keyOf={({ id }) => String(id)}
        choice={{ chosen, onChoose: setChosen, nameOf: ({ name }) => name }}
        columns={[
          {
            name: 'name',
            head: t('tags.name'),
            cell: ({ name, slug, count }) => (
              <>
                {count > 0 ? (
                  <a
                    href={`/${language}/tags/${slug}`}
                    target="_blank"
                    rel="noreferrer"
                    lang={language}
                    className="link-quiet inline-block py-0.5 font-semibold"
                  >
                    {name}
                  </a>
                ) : (
                  <strong lang={language}>{name}</strong>
                )}
                <span className="block text-xs text-muted">{slug}</span>
              </>
            ),
          },
          {
            name: 'count',
            head: t('tags.count'),
            cell: ({ count }) => <span className="figures">{count}</span>,
          },
          {
            name: 'actions',
            head: <span className="visually-hidden">{t('table.actions')}</span>,
            cell: (tag) =>
              mayUpdate && (
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t('tags.rename_one', { name: tag.name })}
                  onClick={() => setAsking({ rename: tag })}
                >
                  <Icon name="edit" />
                  <span className="max-sm:visually-hidden">{t('tags.rename')}</span>
                </Button>
              ),
          },
        ]}
      />
      <MergeDialog
        open={asking === 'merge'}
        tags={rows}
        pending={pending}
        onMerge={(into) =>
          void change(
            'merge',
            callFromBrowser('POST', '/tags/merge', {
              json: {
                ids: ids.filter((id) => id !== into),
                into,
                seen: rows.map(({ id, name }) => ({ id, name })),
              },
            }),
          )
        }
        onClose={() => setAsking(null)}
      />
      <RenameDialog
        tag={renamed}
        pending={pending}
        onRename={({ id, name: seen }, name) =>
          void change('rename', callFromBrowser('POST', '/tags/rename', { json: { id, name, seen } }))
        }
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('tags.delete_title', { count: rows.length })}
        action={t('tags.delete')}
        pending={pending}
        onConfirm={() => void change('delete', callFromBrowser('POST', '/tags/delete', { json: { ids } }))}
        onClose={() => setAsking(null)}
      >
        {t('tags.delete_text', { names: rows.map(({ name }) => name).join(', ') })}
      </ConfirmDialog>
    </TablePage>
  );
}

function LanguageFilter({ language }: { language: Language }) {
  const t = useWorkText();
  const admin = useAdminText();
  return (
    <Field label={t('tags.language')} className="w-44" hideLabel>
      {(control) => (
        <Select {...control} name="lang_id" defaultValue={language}>
          {[...languages].reverse().map((code) => (
            <option key={code} value={code}>
              {admin(`language.${code}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
