import { Link } from '@remix-run/react';
import { useState } from 'react';
import { ButtonLink } from '~/ui/button';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { ListPage } from '../api/types';
import { useAdmin } from '../shell/admin-context';
import { DataTable } from '../table/data-table';
import { TablePage } from '../table/table-page';
import { useListCall } from '../table/use-list-call';
import { useAdminText } from '../text';
import { AskDialog, type Question } from './ask-dialog';
import { FilterBar } from './filter-bar';
import { reachesRole } from './reach';
import { usePeopleText } from './text';
import type { Role } from './types';

const icon = buttonStyle('quiet', 'small', 'px-2.5');

/** Roles with how much they may do and how many have them. */
export function RoleList({ list }: { list: ListPage<Role> }) {
  const t = usePeopleText();
  const adminText = useAdminText();
  const { admin, may } = useAdmin();
  const { call, pending } = useListCall();
  const [question, setQuestion] = useState<Question | null>(null);
  // The super admin's role holds every right there is.
  const total = Math.max(...list.data.map(({ permissions }) => permissions.length), admin.permissions.length);

  function askToDelete({ id, name }: Role) {
    const noun = t('roles.noun');
    setQuestion({
      title: t('roles.delete_title'),
      text: t('roles.delete_text', { name }),
      action: t('roles.delete_do'),
      run: () =>
        call(callFromBrowser('DELETE', '/roles/{id}', { path: { id } }), {
          success: adminText('toast.delete.success', { noun }),
          failure: adminText('toast.delete.failure', { noun }),
        }),
    });
  }

  return (
    <>
      <TablePage
        title={t('roles.title')}
        intro={t('roles.intro')}
        list={list}
        empty={{ title: t('roles.empty_title'), text: t('roles.empty_text') }}
        filters={<FilterBar placeholder={t('roles.search')} />}
        actions={
          may('role', 'create') && (
            <ButtonLink to="/admin/settings/roles/add" size="small">
              <Icon name="plus" />
              {t('roles.add')}
            </ButtonLink>
          )
        }
      >
        <DataTable
          caption={t('roles.title')}
          rows={list.data}
          keyOf={({ id }) => String(id)}
          columns={[
            {
              name: 'name',
              head: t('roles.name'),
              cell: (role) => (
                <>
                  <Link
                    to={`/admin/settings/roles/${role.id}`}
                    prefetch="intent"
                    className="link-quiet inline-block py-0.5 font-semibold"
                  >
                    {role.name}
                  </Link>
                  {role.is_system && <span className="ml-2 text-xs text-jade">{t('roles.system')}</span>}
                  {role.description && <p className="max-w-measure text-xs text-muted">{role.description}</p>}
                </>
              ),
            },
            {
              name: 'code',
              head: t('roles.code'),
              hidesOnPhone: true,
              cell: ({ code }) => <code className="text-xs">{code}</code>,
            },
            {
              name: 'rights',
              head: t('roles.rights'),
              cell: ({ permissions }) => (
                <span className="figures">{t('roles.rights_of', { held: permissions.length, total })}</span>
              ),
            },
            {
              name: 'admins',
              head: t('roles.admins_head'),
              hidesOnPhone: true,
              cell: ({ admin_count }) => (
                <span className="figures">{t('roles.admins', { count: admin_count })}</span>
              ),
            },
            {
              name: 'actions',
              head: <span className="visually-hidden">{t('actions')}</span>,
              cell: (role) => (
                <div className="flex justify-end gap-0.5">
                  {may('role', 'create') && (
                    <Link
                      to={`/admin/settings/roles/add?from=${role.id}`}
                      aria-label={t('roles.copy_one', { name: role.name })}
                      title={t('roles.copy')}
                      className={icon}
                    >
                      <Icon name="copy" />
                    </Link>
                  )}
                  {may('role', 'delete') && !role.is_system && reachesRole(admin, role) && (
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      aria-label={t('roles.delete_one', { name: role.name })}
                      title={t('roles.delete')}
                      onClick={() => askToDelete(role)}
                      className={icon}
                    >
                      <Icon name="trash" />
                    </button>
                  )}
                </div>
              ),
            },
          ]}
        />
      </TablePage>
      <AskDialog question={question} pending={pending} onClose={() => setQuestion(null)} />
    </>
  );
}
