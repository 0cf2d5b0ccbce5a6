import { useRevalidator } from '@remix-run/react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { pageLanguage } from '~/api/browser-fetch';
import type { Given } from '~/api/call-api';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { toast } from '~/ui/toast-store';
import { asTheApiFinds, callFromBrowser } from '../api/browser';
import { FormNotice } from '../session/form-notice';
import { useAdminText } from '../text';
import { type ImportedChange, ImportPreview } from './import-preview';
import { useLanguagesText } from './text';

interface ImportDialogProps {
  code: string;
  open: boolean;
  onClose: () => void;
}

interface Checked {
  texts: unknown;
  changes: ImportedChange[];
  unchanged: number;
}

const MOST_BYTES = 1_000_000;

/** Takes a file of texts: shows what it would change, and writes it when that is what was meant. */
export function ImportDialog({ code, open, onClose }: ImportDialogProps) {
  const t = useLanguagesText();
  const adminText = useAdminText();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [error, setError] = useState<string>();
  const [problems, setProblems] = useState<Record<string, string[]>>({});

  useEffect(() => {
    if (open) return;
    setChecked(null);
    setError(undefined);
    setProblems({});
  }, [open]);

  async function send(texts: unknown, dry_run: boolean) {
    setPending(true);
    const answer = await callFromBrowser('POST', '/languages/{code}/translations/import', {
      path: { code },
      query: { lang_id: pageLanguage() },
      json: {
        texts: asTheApiFinds<Given<'POST', '/languages/{code}/translations/import'>['json']['texts']>(texts),
        dry_run,
      },
    });
    setPending(false);
    if (answer.ok) return answer.body.data;
    setChecked(null);
    setProblems(answer.problem.errors ?? {});
    if (!answer.problem.errors) setError(answer.problem.message || adminText('error.no_answer'));
    return null;
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file can be chosen again once it has been mended.
    event.target.value = '';
    setChecked(null);
    setError(undefined);
    setProblems({});
    if (!file) return;
    if (file.size > MOST_BYTES) return setError(t('import.too_large'));
    let texts: unknown;
    try {
      texts = JSON.parse(await file.text());
    } catch {
      return setError(t('import.bad_file'));
    }
    const found = await send(texts, true);
    if (found) setChecked({ texts, ...found });
  }

  async function write() {
    if (!checked) return;
    const done = await send(checked.texts, false);
    if (!done) return toast.error(t('import.failure'));
    toast.success(t('import.done'));
    onClose();
    revalidate();
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('import.title')} className="w-[min(52rem,96vw)]">
      <p className="mb-5 max-w-measure text-muted">{t('import.intro')}</p>
      <FormNotice error={error} />
      <label className="block max-w-md">
        <span className="mb-1.5 block text-sm font-semibold">{t('import.file')}</span>
        <input
          type="file"
          accept="application/json,.json"
          disabled={pending}
          onChange={(event) => void choose(event)}
          className="block w-full rounded-input border border-edge p-2 file:mr-3 file:min-h-8 file:rounded-input file:border file:border-edge file:bg-surface file:px-3"
        />
      </label>
      <div role="status" className="mt-4">
        {pending && <p className="text-muted">{t('import.checking')}</p>}
        {checked && <ImportPreview changes={checked.changes} unchanged={checked.unchanged} />}
        <Problems problems={problems} />
      </div>
      {checked && checked.changes.length > 0 && (
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button tone="secondary" size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="small" pending={pending} onClick={() => void write()}>
            {t('import.write', { count: checked.changes.length })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Which texts cannot be used, and why. */
function Problems({ problems }: { problems: Record<string, string[]> }) {
  const t = useLanguagesText();
  const list = Object.entries(problems);
  if (list.length === 0) return null;
  return (
    <>
      <p className="mb-2 text-danger">{t('import.problems', { count: list.length })}</p>
      <dl className="max-h-72 overflow-y-auto border-t border-line" tabIndex={0}>
        {list.map(([path, [message]]) => (
          <div key={path} className="grid gap-x-4 border-b border-line py-1.5 md:grid-cols-2">
            <dt>
              <code className="text-xs [overflow-wrap:anywhere]">{path.replace(/^texts\./, '')}</code>
            </dt>
            <dd className="text-danger">{message}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
