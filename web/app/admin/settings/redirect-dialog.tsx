import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { pageLanguage } from '~/api/browser-fetch';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { callFromBrowser } from '../api/browser';
import { useAdminText } from '../text';
import { useOutcomeOf } from '../ui/outcome';
import type { Redirect } from './seo-types';
import { useWords } from './use-words';

interface RedirectDialogProps {
  /** Null while the dialog is closed. */
  edited: Redirect | 'new' | null;
  onClose: () => void;
}

/** Makes a redirect, or changes one. */
export function RedirectDialog({ edited, onClose }: RedirectDialogProps) {
  const words = useWords();
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={words(edited === 'new' ? 'redirects.add' : 'redirects.edit')}
      className="w-[min(36rem,94vw)]"
    >
      {edited && <RedirectForm stored={edited === 'new' ? null : edited} onDone={onClose} />}
    </Dialog>
  );
}

function RedirectForm({ stored: initial, onDone }: { stored: Redirect | null; onDone: () => void }) {
  const t = useAdminText();
  const words = useWords();
  const say = useOutcomeOf(words('redirects.noun'));
  const { revalidate } = useRevalidator();
  const [stored, setStored] = useState(initial);
  const [paths, setPaths] = useState({
    from_path: initial?.from_path ?? '',
    to_path: initial?.to_path ?? '',
  });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [notice, setNotice] = useState('');
  const [pending, setPending] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const body = { ...paths, ...(stored ? { id: stored.id, version: stored.version } : {}) };
    const answer = await callFromBrowser('POST', '/redirects', {
      query: { lang_id: pageLanguage() },
      json: body,
    });
    setPending(false);
    if (answer.ok) {
      say(stored ? 'update' : 'create', answer);
      revalidate();
      onDone();
      return;
    }
    const theirs = answer.problem.code === 'version_conflict' && answer.problem.data;
    if (theirs) {
      // A redirect is two paths: the fields show what the other editor made of them.
      setStored(theirs);
      setPaths({ from_path: theirs.from_path, to_path: theirs.to_path });
      setNotice(words('redirects.conflict'));
      revalidate();
      return;
    }
    setErrors(answer.problem.errors ?? {});
    say(stored ? 'update' : 'create', answer);
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-4">
      {notice && (
        <p role="alert" className="text-danger">
          {notice}
        </p>
      )}
      {(['from_path', 'to_path'] as const).map((name) => (
        <Field
          key={name}
          label={words(name === 'from_path' ? 'redirects.from' : 'redirects.to')}
          hint={words(name === 'from_path' ? 'redirects.from_hint' : 'redirects.to_hint')}
          error={errors[name]?.[0]}
          required
        >
          {(control) => (
            <Input
              {...control}
              value={paths[name]}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setPaths({ ...paths, [name]: target.value });
                setErrors({ ...errors, [name]: [] });
              }}
            />
          )}
        </Field>
      ))}
      <div className="mt-2 flex justify-end gap-3">
        <Button tone="secondary" onClick={onDone}>
          {t('slug.cancel')}
        </Button>
        <Button type="submit" pending={pending}>
          {words('redirects.save')}
        </Button>
      </div>
    </form>
  );
}
