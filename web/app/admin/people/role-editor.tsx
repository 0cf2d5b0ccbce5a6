import { useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Given } from '~/api/call-api';
import { Button } from '~/ui/button';
import { Input, Textarea } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { asTheApiFinds, callFromBrowser } from '../api/browser';
import { Panel } from '../editor/panels/panel';
import { LeaveWarning } from '../editor/saving/leave-warning';
import { SaveState } from '../editor/saving/save-state';
import { FormNotice } from '../session/form-notice';
import { useAdmin } from '../shell/admin-context';
import { PageHeader } from '../shell/page-header';
import { useShortcut } from '../shell/use-shortcut';
import { useAdminText } from '../text';
import { RightMatrix } from './right-matrix';
import { usePeopleText } from './text';
import type { MatrixLine, Role } from './types';
import { useSave } from './use-save';

export interface RoleStart {
  /** Null for a new role. */
  role: Role | null;
  name: string;
  description: string;
  rights: string[];
  /** Rights of the copied role that this admin could not give. */
  leftOut: number;
  lines: MatrixLine[];
}

const sameSet = (a: ReadonlySet<string>, b: readonly string[]) =>
  a.size === b.length && b.every((one) => a.has(one));

/** A role's name and what it may do. */
export function RoleEditor({ role, lines, leftOut, ...start }: RoleStart) {
  const t = usePeopleText();
  const adminText = useAdminText();
  const { admin, may } = useAdmin();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { save, pending, errors } = useSave(t('roles.noun'));
  const [name, setName] = useState(start.name);
  const [description, setDescription] = useState(start.description);
  const [code, setCode] = useState('');
  const [held, setHeld] = useState<ReadonlySet<string>>(() => new Set(start.rights));
  const [outdated, setOutdated] = useState(false);

  const own = useMemo(() => new Set(admin.permissions), [admin]);
  const mayWrite = may('role', role ? 'update' : 'create');
  const isSuper = role?.code === 'super_admin';
  const mayChange = useCallback(
    (right: string) => mayWrite && !isSuper && own.has(right),
    [mayWrite, isSuper, own],
  );

  const changed =
    Number(name !== start.name) +
    Number(description !== start.description) +
    Number(code !== '') +
    Number(!sameSet(held, start.rights));
  const dirty = useRef(false);
  dirty.current = changed > 0;
  const isDirty = useCallback(() => dirty.current, []);

  async function submit() {
    if (pending || !mayWrite) return;
    const rights = isSuper ? {} : { permissions: [...held] };
    const body = asTheApiFinds<Given<'POST', '/roles'>['json']>({ name, description, ...rights });
    const answer = role
      ? await save(
          'update',
          callFromBrowser('PUT', '/roles/{id}', {
            path: { id: role.id },
            json: { ...body, version: role.version },
          }),
        )
      : await save(
          'create',
          callFromBrowser('POST', '/roles', { json: { ...body, ...(code ? { code } : {}) } }),
        );
    if (!answer.ok) {
      setOutdated(answer.problem.code === 'version_conflict');
      return;
    }
    dirty.current = false;
    if (role) revalidate();
    else navigate(`/admin/settings/roles/${answer.body.data.id}`, { replace: true });
  }
  useShortcut('s', () => void submit());

  const title = role ? role.name : t('roles.add');
  return (
    <>
      <PageHeader
        sticky
        title={title}
        crumbs={[
          { title: adminText('nav.dashboard'), to: '/admin' },
          { title: t('roles.title'), to: '/admin/settings/roles' },
          { title },
        ]}
        note={<SaveState changed={changed} saving={pending} isNew={!role} />}
        actions={
          <Button
            size="small"
            pending={pending}
            disabled={!mayWrite}
            onClick={() => void submit()}
            aria-keyshortcuts="Control+S Meta+S"
          >
            <Icon name="check" />
            {adminText(role ? 'editor.save' : 'editor.create')}
          </Button>
        }
      />
      <div className="grid gap-8 pt-5">
        <div>
          <Notices isSuper={isSuper} mayWrite={mayWrite} leftOut={leftOut} />
          {outdated && (
            <div className="mb-5 flex flex-wrap items-center gap-3">
              <p role="alert" className="text-danger">
                {t('roles.changed_title')}
              </p>
              <Button
                tone="secondary"
                size="small"
                onClick={() => {
                  dirty.current = false;
                  revalidate();
                }}
              >
                {t('roles.reload')}
              </Button>
            </div>
          )}
          <fieldset disabled={!mayWrite} className="grid max-w-3xl gap-5 md:grid-cols-2">
            <Field label={t('roles.name')} error={errors.name} required>
              {(control) => (
                <Input {...control} value={name} maxLength={120} onChange={(e) => setName(e.target.value)} />
              )}
            </Field>
            {role ? (
              <div>
                <p className="mb-1.5 text-sm font-semibold">{t('roles.code')}</p>
                <code className="inline-block py-2">{role.code}</code>
              </div>
            ) : (
              <Field label={t('roles.code')} hint={t('roles.code_hint')} error={errors.code}>
                {(control) => (
                  <Input {...control} value={code} maxLength={60} onChange={(e) => setCode(e.target.value)} />
                )}
              </Field>
            )}
            <Field
              label={t('roles.description')}
              hint={t('roles.description_hint')}
              error={errors.description}
              className="md:col-span-2"
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  value={description}
                  maxLength={500}
                  onChange={(e) => setDescription(e.target.value)}
                />
              )}
            </Field>
          </fieldset>
        </div>
        <Panel
          title={t('roles.matrix')}
          intro={t('roles.matrix_intro')}
          actions={
            <p role="status" className="figures text-xs text-muted">
              {t('roles.chosen', { count: held.size })}
            </p>
          }
        >
          {lines.some(({ permissions }) => permissions.some(({ code: right }) => !own.has(right))) && (
            <p className="mb-3 text-xs text-muted">{t('roles.not_yours')}</p>
          )}
          <RightMatrix lines={lines} held={held} mayChange={mayChange} onChange={setHeld} />
        </Panel>
      </div>
      <LeaveWarning when={isDirty} />
    </>
  );
}

interface NoticesProps {
  isSuper: boolean;
  mayWrite: boolean;
  leftOut: number;
}

function Notices({ isSuper, mayWrite, leftOut }: NoticesProps) {
  const t = usePeopleText();
  if (isSuper) return <FormNotice message={t('roles.all_held')} />;
  if (!mayWrite) return <FormNotice message={t('roles.read_only')} />;
  if (leftOut > 0) return <FormNotice message={t('roles.copy_left_out', { count: leftOut })} />;
  return null;
}
