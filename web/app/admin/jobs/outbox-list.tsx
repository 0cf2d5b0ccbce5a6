import { Form } from '@remix-run/react';
import { useState } from 'react';
import type { Got } from '~/api/types';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { usePeopleText } from '../people/text';
import { wordFor } from '../people/words';
import { useAdmin } from '../shell/admin-context';
import { ChosenBar } from '../table/chosen-bar';
import { DataTable } from '../table/data-table';
import { TablePage } from '../table/table-page';
import { useWorkText } from '../table/text';
import { useListCall } from '../table/use-list-call';
import { ConfirmDialog } from '../ui/confirm-dialog';

export type Letter = Got<'/jobs/letters'>['data'][number];

const states = ['', 'failed', 'waiting', 'sent'] as const;

/** Letters that the product sends: which went out, which wait, which failed and why. */
export function MailList({ list, state }: { list: ListPage<Letter>; state: string }) {
  const t = useWorkText();
  const people = usePeopleText();
  const { holds } = useAdmin();
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState(false);
  const { call, pending } = useListCall();
  const rows = list.data.filter(({ id }) => chosen.has(String(id)));
  const letterOf = (template: string) => wordFor('letters.names', template, people) ?? template;
  const nameOf = ({ template, recipient }: Letter) => `${letterOf(template)} → ${recipient}`;

  async function change(path: 'retry' | 'discard') {
    const ids = rows.map(({ id }) => id);
    const answer = await call(callFromBrowser('POST', `/jobs/letters/${path}`, { json: { ids } }), {
      success: t(`jobs.${path}_success`),
      failure: t(`jobs.${path}_failure`),
    });
    setLeaving(false);
    if (answer.ok) setChosen(new Set());
  }

  return (
    <TablePage
      title={t('jobs.title')}
      intro={t('jobs.intro')}
      list={list}
      filters={<StateFilter state={state} />}
      empty={{ title: t('jobs.empty_title'), text: t('jobs.empty_text') }}
    >
      <ChosenBar count={rows.length} onClear={() => setChosen(new Set())}>
        <Button
          tone="quiet"
          size="small"
          pending={pending}
          disabled={!rows.every(({ can_retry }) => can_retry)}
          onClick={() => void change('retry')}
        >
          <Icon name="undo" /> {t('jobs.retry')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          disabled={rows.some(({ state: one }) => one === 'sent')}
          onClick={() => setLeaving(true)}
        >
          <Icon name="trash" /> {t('jobs.discard')}
        </Button>
      </ChosenBar>
      <DataTable
        caption={t('jobs.title')}
        rows={list.data}
        keyOf={({ id }) => String(id)}
        {...(holds('job.update') ? { choice: { chosen, onChoose: setChosen, nameOf } } : {})}
        columns={[
          {
            name: 'letter',
            head: t('jobs.letter'),
            cell: ({ template, recipient }) => (
              <>
                <strong>{letterOf(template)}</strong>
                <span className="block text-xs text-muted">{recipient}</span>
              </>
            ),
          },
          {
            name: 'state',
            head: t('jobs.state'),
            cell: ({ state: one, attempts, last_error, can_retry }) => (
              <>
                <span className={one === 'failed' ? 'font-semibold text-lacquer' : undefined}>
                  {t(`jobs.states.${one}`)}
                </span>
                {one !== 'sent' && attempts > 0 && (
                  <span className="figures text-xs text-muted">
                    {' '}
                    {t('jobs.attempts', { count: attempts })}
                  </span>
                )}
                {last_error && (
                  <span className="block text-xs text-muted [overflow-wrap:anywhere]">{last_error}</span>
                )}
                {one === 'failed' && !can_retry && (
                  <span className="block text-xs text-muted">{t('jobs.gone')}</span>
                )}
              </>
            ),
          },
          {
            name: 'created_at',
            head: t('jobs.created_at'),
            cell: ({ created_at }) => (
              <span className="figures text-xs">{formatDateTime(created_at, language)}</span>
            ),
            hidesOnPhone: true,
          },
        ]}
      />
      <ConfirmDialog
        open={leaving}
        title={t('jobs.discard_title', { count: rows.length })}
        action={t('jobs.discard')}
        pending={pending}
        onConfirm={() => void change('discard')}
        onClose={() => setLeaving(false)}
      >
        {t('jobs.discard_text')}
      </ConfirmDialog>
    </TablePage>
  );
}

/** A form whose buttons are the choices: it works before any script is there. */
function StateFilter({ state }: { state: string }) {
  const t = useWorkText();
  return (
    <Form className="flex flex-wrap gap-2" role="search" aria-label={t('jobs.state')}>
      {states.map((one) => (
        <button
          key={one || 'all'}
          type="submit"
          {...(one ? { name: 'state', value: one } : {})}
          aria-pressed={state === one}
          className={buttonStyle(state === one ? 'primary' : 'secondary', 'small')}
        >
          {t(one ? `jobs.states.${one}` : 'jobs.all')}
        </button>
      ))}
    </Form>
  );
}
