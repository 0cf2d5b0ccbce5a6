import { useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import type { Answer } from '~/api/answer';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { Avatar } from '../shell/avatar';
import { DataTable } from '../table/data-table';
import { TablePage } from '../table/table-page';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { StatusSwitch } from '../ui/status-switch';
import { AccountActions, type AccountQuestion } from './account-actions';
import { AccountForm } from './account-form';
import { AskDialog, type Question } from './ask-dialog';
import { FilterBar } from './filter-bar';
import { reachesRole } from './reach';
import { usePeopleText } from './text';
import type { Account, Role } from './types';

interface AccountListProps {
  list: ListPage<Account>;
  /** Null for those who may not see roles. */
  roles: readonly Role[] | null;
  onChanged: () => void;
}

const calls: Record<AccountQuestion, (id: number) => Promise<Answer<unknown>>> = {
  send_link: (id) => callFromBrowser('POST', '/admin/{id}/reset-password', { path: { id }, json: {} }),
  remove_factor: (id) => callFromBrowser('DELETE', '/admin/{id}/second-factor', { path: { id } }),
  delete: (id) => callFromBrowser('DELETE', '/admin/{id}', { path: { id } }),
};

/** Who signs in to the back office, and what can be done with the accounts. */
export function AccountList({ list, roles, onChanged }: AccountListProps) {
  const t = usePeopleText();
  const adminText = useAdminText();
  const language = useLanguage();
  const { admin, may } = useAdmin();
  const { call, pending } = useListCall();
  const [query, setQuery] = useSearchParams();
  const [edited, setEdited] = useState<Account | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const adding = query.has('add') && may('admin', 'create') && roles !== null;

  function setAdding(open: boolean) {
    setQuery(
      (before) => {
        if (open) before.set('add', '1');
        else before.delete('add');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  /** Only those of whom one can do all that they can. Who may not see roles hears it from the API. */
  function isChangeable({ id, role }: Account): boolean {
    const known = roles?.find((one) => one.id === role.id);
    return id === admin.id || !known || reachesRole(admin, known);
  }

  const words = (operation: 'update' | 'delete') => {
    const noun = t('accounts.noun');
    return {
      success: adminText(`toast.${operation}.success`, { noun }),
      failure: adminText(`toast.${operation}.failure`, { noun }),
    };
  };

  function ask(account: Account, asked: AccountQuestion) {
    const name = account.full_name;
    const said =
      asked === 'delete'
        ? words('delete')
        : { success: t(`accounts.${asked}_done`), failure: t(`accounts.${asked}_failure`) };
    setQuestion({
      title: t(`accounts.${asked}_title`),
      text: t(`accounts.${asked}_text`, { name }),
      action: t(`accounts.${asked}_do`),
      run: () => call(calls[asked](account.id), said),
    });
  }

  const setActive = ({ id, version }: Pick<Account, 'id' | 'version'>, is_active: boolean) =>
    call(
      callFromBrowser('PUT', '/admin/{id}', { path: { id }, json: { is_active, version } }),
      words('update'),
    );

  /** One press must not send somebody out who is at work: it is asked for first, and can be taken back. */
  function askToLock(account: Account) {
    const name = account.full_name;
    setQuestion({
      title: t('accounts.lock_title'),
      text: t('accounts.lock_text', { name }),
      action: t('accounts.lock_do'),
      run: async () => {
        const answer = await setActive(account, false);
        if (!answer.ok) return;
        const locked = answer.body.data;
        toast.offer(t('accounts.locked', { name }), {
          label: adminText('undo.button'),
          run: () => void setActive(locked, true),
        });
      },
    });
  }

  return (
    <>
      <TablePage
        title={t('accounts.title')}
        intro={t('accounts.intro')}
        list={list}
        empty={{ title: t('accounts.empty_title'), text: t('accounts.empty_text') }}
        filters={<FilterBar placeholder={t('accounts.search')} />}
        actions={
          may('admin', 'create') &&
          roles && (
            <Button size="small" onClick={() => setAdding(true)} aria-haspopup="dialog">
              <Icon name="plus" />
              {t('accounts.add')}
            </Button>
          )
        }
      >
        <DataTable
          caption={t('accounts.title')}
          rows={list.data}
          keyOf={({ id }) => String(id)}
          columns={[
            {
              name: 'person',
              head: t('accounts.person'),
              cell: (account) => (
                <div className="flex min-w-36 items-center gap-3">
                  <span className="hidden shrink-0 md:block">
                    <Avatar name={account.full_name} image={account.avatar} />
                  </span>
                  <div className="min-w-0">
                    <p className="font-semibold">
                      {account.full_name}
                      {account.id === admin.id && (
                        <span className="ml-2 text-xs font-normal text-jade">{t('accounts.you')}</span>
                      )}
                    </p>
                    <p className="text-xs break-all text-muted">{account.email}</p>
                    <p className="text-xs text-muted md:hidden">{account.role.name}</p>
                  </div>
                </div>
              ),
            },
            {
              name: 'role',
              head: t('accounts.role'),
              hidesOnPhone: true,
              cell: ({ role }) => role.name,
            },
            {
              name: 'second_factor',
              head: t('accounts.second_factor'),
              hidesOnPhone: true,
              cell: ({ has_second_factor }) =>
                has_second_factor ? (
                  <span className="inline-flex items-center gap-1.5 text-jade-deep">
                    <Icon name="check" />
                    <span className="visually-hidden">{t('accounts.second_factor_on')}</span>
                  </span>
                ) : (
                  <span className="text-muted">–</span>
                ),
            },
            {
              name: 'last_login_at',
              head: t('accounts.last_login'),
              hidesOnPhone: true,
              cell: ({ last_login_at }) => (
                <span className="figures text-xs">
                  {last_login_at ? (
                    formatDateTime(last_login_at, language)
                  ) : (
                    <span className="text-muted">{t('accounts.never')}</span>
                  )}
                </span>
              ),
            },
            {
              name: 'state',
              head: (
                <>
                  {t('accounts.state')}
                  <span className="visually-hidden">, {t('actions')}</span>
                </>
              ),
              // One below the other on phones, where a column for each would leave the name no room.
              cell: (account) => (
                <div className="flex flex-col items-end md:flex-row md:items-center md:justify-between">
                  <StatusSwitch
                    live={account.is_active}
                    label={t('accounts.state_of', { name: account.full_name })}
                    words={{ on: t('accounts.active'), off: t('accounts.inactive') }}
                    disabled={pending || !may('admin', 'update') || !isChangeable(account)}
                    onChange={() => (account.is_active ? askToLock(account) : void setActive(account, true))}
                  />
                  <AccountActions
                    account={account}
                    changeable={isChangeable(account)}
                    onEdit={() => setEdited(account)}
                    onAsk={(asked) => ask(account, asked)}
                  />
                </div>
              ),
            },
          ]}
        />
      </TablePage>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={t('accounts.edit_title')}
        className="w-[min(32rem,94vw)]"
      >
        {edited && (
          <AccountForm
            account={edited}
            roles={
              roles ?? [
                {
                  ...edited.role,
                  description: '',
                  is_system: false,
                  permissions: [],
                  admin_count: 0,
                  version: 0,
                },
              ]
            }
            onDone={() => {
              setEdited(null);
              onChanged();
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={adding}
        onClose={() => setAdding(false)}
        title={t('accounts.add')}
        className="w-[min(32rem,94vw)]"
      >
        {adding && (
          <AccountForm
            account={null}
            roles={roles ?? []}
            onDone={() => {
              setAdding(false);
              onChanged();
            }}
          />
        )}
      </Dialog>
      <AskDialog question={question} pending={pending} onClose={() => setQuestion(null)} />
    </>
  );
}
