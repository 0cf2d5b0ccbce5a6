import { Link } from '@remix-run/react';
import { useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useAdmin } from '../shell/admin-context';
import { ChosenBar } from '../table/chosen-bar';
import { DataTable } from '../table/data-table';
import { FilterBar } from '../table/filter-bar';
import { TablePage } from '../table/table-page';
import { useAdminText } from '../text';
import { StatusSwitch } from '../ui/status-switch';
import { CopyLink } from './copy-link';
import { OfPlace } from './of-place';
import { RemoveTag } from './remove-tag';
import { TagDialog } from './tag-dialog';
import { useNfcText } from './text';
import { cityName, type NfcTag, type NfcTagList, placeName, tagStates } from './types';
import { useTagCalls } from './use-tag-calls';

const printPath = (ids: Iterable<string>) => `/admin/nfc-tags/print?ids=${[...ids].join(',')}`;

/** Tags at places: where they hang, how often they are used, and which of them have gone silent. */
export function TagList({ list }: { list: NfcTagList }) {
  const t = useNfcText();
  const admin = useAdminText();
  const language = useLanguage();
  const { holds } = useAdmin();
  const { switchTag, pending } = useTagCalls();
  const [edited, setEdited] = useState<NfcTag | 'new' | null>(null);
  const [removed, setRemoved] = useState<NfcTag | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayChange = holds('nfc.update');

  return (
    <>
      <TablePage
        title={t('title')}
        intro={t('intro')}
        list={list}
        actions={
          holds('nfc.create') && (
            <Button size="small" onClick={() => setEdited('new')} aria-haspopup="dialog">
              <Icon name="plus" /> {t('add')}
            </Button>
          )
        }
        filters={
          <>
            <OfPlace list={list} />
            <FilterBar
              search={t('search')}
              kept={['resource_id']}
              choices={[
                {
                  name: 'state',
                  label: t('state'),
                  options: [
                    { value: '', title: t('any_state') },
                    ...tagStates.map((value) => ({ value, title: t(`states.${value}`) })),
                  ],
                },
              ]}
            />
          </>
        }
        empty={{ title: t('empty_title'), text: t('empty_text') }}
      >
        <ChosenBar count={chosen.size} onClear={() => setChosen(new Set())}>
          <ButtonLink to={printPath(chosen)} prefetch="none" tone="secondary" size="small">
            <Icon name="print" /> {t('print_chosen')}
          </ButtonLink>
        </ChosenBar>
        <DataTable
          caption={t('title')}
          rows={list.data}
          keyOf={({ id }) => String(id)}
          choice={{ chosen, onChoose: setChosen, nameOf: ({ code }) => code }}
          columns={[
            {
              name: 'place',
              head: t('place'),
              cell: (tag) => (
                <>
                  <Link
                    to={`/admin/resources/${tag.place.id}`}
                    prefetch="none"
                    className="link-quiet inline-block py-0.5 font-semibold"
                  >
                    {placeName(tag, language)}
                  </Link>
                  <span className="block text-xs text-muted">
                    {[cityName(tag, language), tag.location].filter(Boolean).join(' · ')}
                  </span>
                  {tag.is_silent && (
                    <span className="flex items-center gap-1 text-xs font-semibold text-lacquer">
                      <Icon name="alert" /> {t('silent')}
                    </span>
                  )}
                  {!tag.place.is_shown && (
                    <span className="block text-xs text-danger">{t('place_hidden')}</span>
                  )}
                </>
              ),
            },
            {
              name: 'code',
              head: t('code'),
              cell: ({ code, url }) => (
                <span className="figures inline-flex items-center text-xs whitespace-nowrap">
                  {code} <CopyLink url={url} code={code} />
                </span>
              ),
              hidesOnPhone: true,
            },
            {
              name: 'visits',
              head: t('visits'),
              cell: ({ check_ins }) => <span className="figures">{check_ins}</span>,
              hidesOnPhone: true,
            },
            {
              name: 'seen',
              head: t('seen'),
              cell: ({ last_seen_at }) => (
                <span className="figures text-xs">
                  {last_seen_at ? formatDateTime(last_seen_at, language) : t('never')}
                </span>
              ),
              hidesOnPhone: true,
            },
            {
              name: 'state',
              head: t('state'),
              cell: (tag) => (
                <StatusSwitch
                  live={tag.is_active}
                  disabled={!mayChange || pending}
                  onChange={() => void switchTag(tag)}
                  label={t('switch', { code: tag.code })}
                  words={{ on: t('on'), off: t('off') }}
                />
              ),
            },
            {
              name: 'actions',
              head: <span className="visually-hidden">{admin('list.actions')}</span>,
              cell: (tag) => (
                <div className="flex flex-wrap justify-end gap-0.5">
                  <ButtonLink
                    to={printPath([String(tag.id)])}
                    prefetch="none"
                    tone="quiet"
                    size="small"
                    aria-label={t('print_one', { code: tag.code })}
                  >
                    <Icon name="print" />
                  </ButtonLink>
                  {mayChange && (
                    <Button
                      tone="quiet"
                      size="small"
                      aria-haspopup="dialog"
                      aria-label={t('edit', { code: tag.code })}
                      onClick={() => setEdited(tag)}
                    >
                      <Icon name="edit" />
                    </Button>
                  )}
                  {holds('nfc.delete') && (
                    <Button
                      tone="quiet"
                      size="small"
                      aria-haspopup="dialog"
                      aria-label={t('remove', { code: tag.code })}
                      onClick={() => setRemoved(tag)}
                    >
                      <Icon name="trash" />
                    </Button>
                  )}
                </div>
              ),
            },
          ]}
        />
      </TablePage>
      <TagDialog edited={edited} onClose={() => setEdited(null)} />
      <RemoveTag tag={removed} onClose={() => setRemoved(null)} />
    </>
  );
}
