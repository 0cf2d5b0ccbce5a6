import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { asFarAsGiven, callFromBrowser } from '../api/browser';
import { useAdminText } from '../text';
import { useOutcomeOf } from '../ui/outcome';
import { type PickedPlace, PlacePicker } from './place-picker';
import { useNfcText } from './text';
import type { NfcTag } from './types';

interface TagDialogProps {
  /** Null while the dialog is closed. */
  edited: NfcTag | 'new' | null;
  onClose: () => void;
}

/** Makes a tag for a place, or says where one hangs. */
export function TagDialog({ edited, onClose }: TagDialogProps) {
  const t = useNfcText();
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' || !edited ? t('add') : t('edit', { code: edited.code })}
      className="w-[min(34rem,94vw)]"
    >
      {edited && <TagForm stored={edited === 'new' ? null : edited} onDone={onClose} />}
    </Dialog>
  );
}

function TagForm({ stored: initial, onDone }: { stored: NfcTag | null; onDone: () => void }) {
  const t = useNfcText();
  const admin = useAdminText();
  const say = useOutcomeOf(t('noun'));
  const { revalidate } = useRevalidator();
  const [stored, setStored] = useState(initial);
  const [place, setPlace] = useState<PickedPlace | null>(null);
  const [location, setLocation] = useState(initial?.location ?? '');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [notice, setNotice] = useState('');
  const [pending, setPending] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const resource_id = place?.id;
    if (!stored && !resource_id) return setErrors({ resource_id: [t('place_wanted')] });
    setPending(true);
    const answer = stored
      ? await callFromBrowser('PUT', '/nfc-tags/{id}', {
          path: { id: stored.id },
          json: { location, version: stored.version },
        })
      : await callFromBrowser('POST', '/nfc-tags', { json: asFarAsGiven({ location, resource_id }) });
    setPending(false);
    const theirs = !answer.ok && answer.problem.code === 'version_conflict' && answer.problem.data;
    if (theirs) {
      // One line of text: the field shows what the other editor made of it.
      setStored(theirs);
      setLocation(theirs.location);
      setNotice(t('conflict'));
      return revalidate();
    }
    say(stored ? 'update' : 'create', answer);
    if (!answer.ok) return setErrors(answer.problem.errors ?? {});
    revalidate();
    onDone();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
      {notice && (
        <p role="alert" className="text-danger">
          {notice}
        </p>
      )}
      {!stored && (
        <PlacePicker
          picked={place}
          error={errors.resource_id?.[0]}
          onPick={(picked) => {
            setPlace(picked);
            setErrors({});
          }}
        />
      )}
      <Field label={t('location')} hint={t('location_hint')} error={errors.location?.[0]}>
        {(control) => (
          <Input
            {...control}
            value={location}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setLocation(target.value)}
          />
        )}
      </Field>
      <div className="mt-2 flex justify-end gap-3">
        <Button tone="secondary" onClick={onDone}>
          {admin('slug.cancel')}
        </Button>
        <Button type="submit" pending={pending}>
          {t(stored ? 'save' : 'make')}
        </Button>
      </div>
    </form>
  );
}
