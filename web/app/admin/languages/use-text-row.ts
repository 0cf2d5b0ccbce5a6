import { useCallback, useEffect, useRef, useState } from 'react';
import { pageLanguage } from '~/api/browser-fetch';
import { callFromBrowser } from '../api/browser';
import { useAdminText } from '../text';
import { useLanguagesText } from './text';
import type { InterfaceText } from './types';

/** Long enough that nothing is sent in the middle of a word. */
const PAUSE_MS = 1_000;

export type RowState = 'idle' | 'waiting' | 'saving' | 'saved' | 'refused';

interface Options {
  language: string;
  /** Told of whether the row holds something that is not stored. */
  onDirty: (dirty: boolean) => void;
}

/** A text under somebody's hands: it saves itself when the typing stops, and keeps what was refused. */
export function useTextRow(initial: InterfaceText, { language, onDirty }: Options) {
  const t = useAdminText();
  const own = useLanguagesText();
  const [row, setRow] = useState(initial);
  const [value, setValue] = useState(initial.value ?? '');
  const [state, setState] = useState<RowState>('idle');
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  // A save goes on across renders, and after the row has gone from the page.
  const latest = useRef({ row, value, onDirty });
  latest.current = { row, value, onDirty };

  const isChanged = useCallback(
    () => latest.current.value.trim() !== (latest.current.row.value ?? '').trim(),
    [],
  );

  const write = useCallback(
    async (text: string | null): Promise<boolean> => {
      clearTimeout(timer.current);
      const { namespace, key, value: seen } = latest.current.row;
      sending.current = true;
      setState('saving');
      const answer = await callFromBrowser('PUT', '/languages/{code}/translations', {
        path: { code: language },
        query: { lang_id: pageLanguage() },
        json: { namespace, texts: { [key]: text }, seen: { [key]: seen } },
      });
      sending.current = false;
      const stored = answer.ok ? answer.body.data[0] : undefined;
      if (!answer.ok) {
        const theirs = answer.problem.code === 'version_conflict' && answer.problem.data?.[0];
        if (theirs) {
          // What was typed stays; saving it again puts it in the place of theirs, knowingly.
          latest.current.row = { ...theirs, source: latest.current.row.source };
          setRow(latest.current.row);
        }
        const [said] = answer.problem.errors?.[`texts.${key}`] ?? [];
        setError(
          theirs
            ? own('grid.changed_meanwhile', { value: theirs.value ?? '–' })
            : (said ?? (answer.problem.message || t('error.no_answer'))),
        );
        setState('refused');
        return false;
      }
      if (stored) {
        // The source stays the one that the page was opened with.
        const next = { ...stored, source: latest.current.row.source };
        latest.current.row = next;
        setRow(next);
      }
      setError(undefined);
      if (text === null) {
        latest.current.value = stored?.value ?? '';
        setValue(latest.current.value);
      }
      setState(isChanged() ? 'waiting' : 'saved');
      latest.current.onDirty(isChanged());
      return true;
    },
    [language, isChanged, t, own],
  );

  /** Stores what is there now. An empty field stands for no text of one's own. */
  const save = useCallback(async (): Promise<boolean> => {
    if (sending.current || !isChanged()) return !sending.current;
    const done = await write(latest.current.value.trim() || null);
    // What was typed in the meantime follows at once.
    return done && isChanged() ? write(latest.current.value.trim() || null) : done;
  }, [isChanged, write]);

  const type = useCallback(
    (next: string) => {
      latest.current.value = next;
      setValue(next);
      const dirty = isChanged();
      latest.current.onDirty(dirty);
      setState(dirty ? 'waiting' : 'idle');
      setError(undefined);
      clearTimeout(timer.current);
      // Somebody who has emptied a field is about to write another text.
      if (dirty && next.trim()) timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    [isChanged, save],
  );

  const revert = useCallback(() => type(latest.current.row.value ?? ''), [type]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (latest.current.value.trim() && isChanged()) void save();
    },
    [isChanged, save],
  );

  return { row, value, state, error, type, save, revert, reset: () => write(null) };
}
