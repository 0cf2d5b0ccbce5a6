import { useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { callFromBrowser } from '../api/browser';
import { useSave } from '../people/use-save';
import { PageHeader } from '../shell/page-header';
import { useAdminText } from '../text';
import { NewLanguageNote } from './new-language-note';
import { useLanguagesText } from './text';
import type { SiteLanguage } from './types';

/** What a language is called; a new one needs its code as well, which never changes. */
export function LanguageForm({ language }: { language: SiteLanguage | null }) {
  const t = useLanguagesText();
  const adminText = useAdminText();
  const navigate = useNavigate();
  const { save, pending, errors } = useSave(t('noun'));
  const title = language ? language.native_name : t('add');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const names = { name: String(form.get('name')), native_name: String(form.get('native_name')) };
    if (language) {
      const json = { ...names, version: language.version };
      const path = { code: language.code };
      const answer = await save('update', callFromBrowser('PUT', '/languages/{code}', { path, json }));
      if (answer.ok) navigate('/admin/languages');
    } else {
      const json = { ...names, code: String(form.get('code')) };
      const answer = await save('create', callFromBrowser('POST', '/languages', { json }));
      if (answer.ok) navigate(`/admin/languages/${answer.body.data.code}/translate`);
    }
  }

  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { title: adminText('nav.dashboard'), to: '/admin' },
          { title: t('title'), to: '/admin/languages' },
          { title },
        ]}
      />
      {!language && (
        <>
          <p className="max-w-measure text-muted">{t('add_note')}</p>
          <NewLanguageNote />
        </>
      )}
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 grid max-w-md gap-5">
        {!language && (
          <Field label={t('code')} hint={t('code_hint')} error={errors.code} required>
            {(control) => <Input {...control} name="code" maxLength={12} autoComplete="off" />}
          </Field>
        )}
        <Field label={t('native_name')} hint={t('native_hint')} error={errors.native_name} required>
          {(control) => (
            <Input {...control} name="native_name" maxLength={80} defaultValue={language?.native_name} />
          )}
        </Field>
        <Field label={t('name')} error={errors.name} required>
          {(control) => <Input {...control} name="name" maxLength={80} defaultValue={language?.name} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" pending={pending}>
            {adminText(language ? 'editor.save' : 'editor.create')}
          </Button>
          <ButtonLink to="/admin/languages" tone="secondary" size="small">
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
