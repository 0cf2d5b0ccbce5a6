import { useCallback, useMemo, useRef, useState } from 'react';
import { callFromBrowser } from '../api/browser';
import type { Answer, ContentRecord, Problem } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';
import { useOutcome } from '../ui/outcome';
import { changedKeys, conflictingKeys, type Draft, draftOf, type Records, rebase } from './draft';
import { readRecord } from './read-record';
import { seoSteps, type WriteStep, writeSteps } from './write-steps';

/** The stored record has moved on while this one was edited. */
export interface Conflict {
  theirs: Draft;
  records: NonNullable<Records>;
  keys: string[];
}

export type Saved = { id: number; created: boolean } | null;

interface Written {
  id: number | null;
  version: number | undefined;
}

/** The record under the editor's hands: its draft, what is stored, and how the one becomes the other. */
export function useRecord(entity: EntityDescriptor, initial: Records) {
  const t = useAdminText();
  const say = useOutcome(entity);
  const [records, setRecords] = useState<Records>(initial);
  const [stored, setStored] = useState<Draft>(() => draftOf(entity, initial));
  const [draft, setDraft] = useState<Draft>(stored);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saving, setSaving] = useState(false);
  const written = useRef<Written>({ id: initial?.vi.id ?? null, version: initial?.vi.version });
  // A save runs across renders and must see what is typed while it does.
  const latest = useRef({ stored, draft });
  latest.current = { stored, draft };

  const set = useCallback((changes: Record<string, unknown>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const left = Object.entries(before).filter(([key]) => !(key in changes));
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
    });
  }, []);

  /** Takes what is stored now as the new ground and keeps what was changed since `base`. */
  const adopt = useCallback(
    (fresh: NonNullable<Records>, base: Draft) => {
      const theirs = draftOf(entity, fresh);
      written.current = { id: fresh.vi.id, version: fresh.vi.version };
      setRecords(fresh);
      setStored(theirs);
      setDraft((mine) => rebase(base, mine, theirs));
    },
    [entity],
  );

  const showConflict = useCallback(async () => {
    const fresh = written.current.id === null ? null : await readRecord(entity, written.current.id);
    if (!fresh) return;
    const theirs = draftOf(entity, fresh);
    const keys = conflictingKeys(latest.current.stored, latest.current.draft, theirs);
    setConflict({ theirs, records: fresh, keys });
  }, [entity]);

  const refuse = useCallback(
    async (answer: Answer<unknown> & { ok: false }, step: WriteStep, isNew: boolean) => {
      if (answer.problem.code === 'version_conflict') return showConflict();
      setErrors(errorsByKey(answer.problem, step, latest.current.draft));
      say(isNew ? 'create' : 'update', answer);
    },
    [say, showConflict],
  );

  const writeStep = useCallback(
    (step: WriteStep): Promise<Answer<{ data: ContentRecord }>> => {
      const { id, version } = written.current;
      const isNew = id === null;
      const body = { ...step.body, lang_id: step.language, ...(isNew ? {} : { version }) };
      // The query says in which language to answer; the body in which one to write.
      const speak = `?lang_id=${t('language_code')}`;
      return callFromBrowser(
        isNew ? `${entity.base}${speak}` : `${entity.base}/${id}${speak}`,
        isNew ? 'POST' : entity.update,
        body,
      );
    },
    [entity, t],
  );

  const save = useCallback(async (): Promise<Saved> => {
    const sent = latest.current.draft;
    const created = written.current.id === null;
    setErrors({});
    setSaving(true);
    try {
      for (const step of writeSteps(entity, latest.current.stored, sent, created)) {
        const answer = await writeStep(step);
        if (!answer.ok) {
          await refuse(answer, step, created);
          return null;
        }
        written.current = { id: answer.body.data.id, version: answer.body.data.version };
      }
      const { id } = written.current;
      if (id === null) return null;
      for (const step of seoSteps(entity, latest.current.stored, sent, id)) {
        const answer = await callFromBrowser(`/seosearch?lang_id=${t('language_code')}`, 'POST', {
          ...step.body,
          lang_id: step.language,
        });
        if (!answer.ok) {
          setErrors(errorsByKey(answer.problem, step, sent, 'seo.'));
          say('seo', answer);
          return null;
        }
      }
      const fresh = await readRecord(entity, id);
      if (fresh) adopt(fresh, sent);
      say(created ? 'create' : 'update', { ok: true, status: 200, body: null });
      return { id, created };
    } finally {
      setSaving(false);
    }
  }, [entity, writeStep, refuse, adopt, say, t]);

  /** Builds on the stored record, with the values that were chosen where both sides had changed the same. */
  const resolve = useCallback(
    (takeTheirs: ReadonlySet<string>) => {
      if (!conflict) return;
      const { theirs, records: fresh } = conflict;
      const { stored: base, draft: mine } = latest.current;
      const kept = changedKeys(base, mine).filter((key) => !takeTheirs.has(key));
      const merged = { ...theirs, ...Object.fromEntries(kept.map((key) => [key, mine[key]])) };
      written.current = { id: fresh.vi.id, version: fresh.vi.version };
      latest.current = { stored: theirs, draft: merged };
      setRecords(fresh);
      setStored(theirs);
      setDraft(merged);
      setConflict(null);
    },
    [conflict],
  );

  const changed = useMemo(() => changedKeys(stored, draft), [stored, draft]);
  return {
    records,
    stored,
    draft,
    set,
    errors,
    changed,
    saving,
    save,
    conflict,
    resolve,
    leaveConflict: () => setConflict(null),
    adopt,
  };
}

/** Messages of a refused write under the keys of the draft. */
function errorsByKey({ errors = {} }: Problem, { language }: WriteStep, draft: Draft, part = '') {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const field = path.split('.')[0] ?? path;
      const text = `${language}.${part}${field}`;
      return [text in draft ? text : field, messages[0] ?? ''];
    }),
  );
}
