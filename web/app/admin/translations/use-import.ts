import { useState } from 'react';
import type { Problem } from '~/api/answer';
import { pageLanguage } from '~/api/browser-fetch';
import type { Given } from '~/api/call-api';
import type { Posted } from '~/api/types';
import { toast } from '~/ui/toast-store';
import { asTheApiFinds, callFromBrowser } from '../api/browser';
import { useAdminText } from '../text';
import { useTranslationsText } from './text';

/** What the API takes at most. */
const MOST_BYTES = 5 * 1024 * 1024;

export const results = ['conflict', 'invalid', 'forbidden', 'not_found', 'new', 'changed', 'same'] as const;

/** What became of a record of the file, or would become of it. */
export type ImportedEntry = ImportReport['entries'][number];

export type ImportReport = Posted<'/translations/import'>['data'];

/** A file of translations from its choice to its being written. */
export function useImport() {
  const t = useTranslationsText();
  const admin = useAdminText();
  const [file, setFile] = useState<{ name: string; content: unknown } | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  function forget() {
    setFile(null);
    setReport(null);
    setError(null);
  }

  async function send(content: unknown, options: { dry_run: boolean; publish_new: boolean }) {
    setPending(true);
    const answer = await callFromBrowser('POST', '/translations/import', {
      query: { lang_id: pageLanguage() },
      json: {
        file: asTheApiFinds<Given<'POST', '/translations/import'>['json']['file']>(content),
        ...options,
      },
    });
    setPending(false);
    return answer;
  }

  async function choose(chosen: File) {
    forget();
    if (chosen.size > MOST_BYTES) return setError(t('files.too_large'));
    const content: unknown = await chosen
      .text()
      .then(JSON.parse)
      .catch(() => null);
    if (content === null) return setError(t('files.unreadable'));
    const answer = await send(content, { dry_run: true, publish_new: false });
    if (!answer.ok) return setError(reasonOf(answer.problem));
    setFile({ name: chosen.name, content });
    setReport(answer.body.data);
  }

  async function write(publishNew: boolean) {
    if (!file) return;
    const answer = await send(file.content, { dry_run: false, publish_new: publishNew });
    if (answer.ok) {
      const { counts } = answer.body.data;
      toast.success(`${t('files.success')} ${t('files.written', { count: counts.new + counts.changed })}`);
      return forget();
    }
    // Something has changed since the check: what the API found now is what is shown.
    const found = answer.problem.data;
    if (found?.entries) setReport(found);
    toast.error(`${t('files.failure')} ${answer.problem.message}`);
  }

  function reasonOf({ code, message, errors }: Problem): string {
    if (code === 'too_large') return t('files.too_large');
    return code === 'invalid' && errors ? t('files.unreadable') : message || admin('error.no_answer');
  }

  return { file, report, error, pending, choose, write, forget };
}
