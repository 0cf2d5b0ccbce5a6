import { useCallback, useRef, useState } from 'react';
import type { Answer, Problem } from '~/api/answer';
import { pageLanguage } from '~/api/browser-fetch';
import { callByDescriptor, callFromBrowser } from '../api/browser';
import type { ContentRecord } from '../api/types';
import type { EntityDescriptor } from '../entities/descriptor';
import { useAdminText } from '../text';
import { useOutcome } from '../ui/outcome';
import { type Draft, draftOf, type Records, sharedFields } from './draft';
import { apiNames } from './field-rules';
import { readRecord } from './read-record';
import { useDraft } from './use-draft';
import { seoSteps, type WriteStep, writeSteps } from './write-steps';

export type Saved = { id: number; created: boolean } | null;

export type EditedRecord = ReturnType<typeof useRecord>;

interface Written {
  id: number | null;
  version: number | undefined;
}

/** The record under the editor's hands: its draft, what is stored, and how the one becomes the other. */
export function useRecord(entity: EntityDescriptor, initial: Records, given?: Draft) {
  const t = useAdminText();
  const say = useOutcome(entity);
  const drafted = useDraft<Records>(
    initial,
    useCallback((records) => draftOf(entity, records, records ? {} : given), [entity, given]),
  );
  const { setErrors, latest, adopt: adoptDraft, showConflict: show, resolve: resolveDraft } = drafted;
  const [saving, setSaving] = useState(false);
  const written = useRef<Written>({ id: initial?.vi.id ?? null, version: initial?.vi.version });

  /** Takes what is stored now as the new ground and keeps what was changed since `base`. */
  const adopt = useCallback(
    (fresh: NonNullable<Records>, base: Draft) => {
      written.current = { id: fresh.vi.id, version: fresh.vi.version };
      adoptDraft(fresh, base);
    },
    [adoptDraft],
  );

  const showConflict = useCallback(async () => {
    const fresh = written.current.id === null ? null : await readRecord(entity, written.current.id);
    if (fresh) show(fresh);
  }, [entity, show]);

  const refuse = useCallback(
    async (answer: Answer<unknown> & { ok: false }, step: WriteStep, isNew: boolean) => {
      if (answer.problem.code === 'version_conflict') return showConflict();
      setErrors(errorsByKey(entity, answer.problem, step, latest.current.draft));
      say(isNew ? 'create' : 'update', answer);
    },
    [entity, say, showConflict, setErrors, latest],
  );

  const writeStep = useCallback(
    (step: WriteStep): Promise<Answer<{ data: ContentRecord }>> => {
      const { id, version } = written.current;
      const body = { ...step.body, lang_id: step.language, ...(id === null ? {} : { version }) };
      // The query says in which language to answer; the body in which one to write.
      const speak = `?lang_id=${t('language_code')}`;
      const call = id === null ? entity.calls.create(body) : entity.calls.update(id, body);
      return callByDescriptor({ ...call, path: `${call.path}${speak}` });
    },
    [entity, t],
  );

  const save = useCallback(async (): Promise<Saved> => {
    const sent = latest.current.draft;
    const created = written.current.id === null;
    setErrors({});
    setSaving(true);
    try {
      // What was given with the address is new to the API as well.
      const ground = created ? draftOf(entity, null) : latest.current.stored;
      let answered: ContentRecord | undefined;
      for (const { language, bodyAfter } of writeSteps(entity, ground, sent, created)) {
        const step = { language, body: bodyAfter(answered) };
        const answer = await writeStep(step);
        if (!answer.ok) {
          await refuse(answer, step, created);
          return null;
        }
        answered = answer.body.data;
        written.current = { id: answered.id, version: answered.version };
      }
      const { id } = written.current;
      if (id === null) return null;
      for (const step of seoSteps(entity, latest.current.stored, sent, id)) {
        const answer = await callFromBrowser('POST', '/seosearch', {
          query: { lang_id: pageLanguage() },
          json: { ...step.body, lang_id: step.language },
        });
        if (!answer.ok) {
          setErrors(errorsByKey(entity, answer.problem, step, sent, 'seo.'));
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
  }, [entity, writeStep, refuse, adopt, say, setErrors, latest]);

  const resolve = useCallback(
    (takeTheirs: ReadonlySet<string>) => {
      const fresh = resolveDraft(takeTheirs);
      if (fresh) written.current = { id: fresh.vi.id, version: fresh.vi.version };
    },
    [resolveDraft],
  );

  return { ...drafted, records: drafted.ground, saving, save, adopt, resolve };
}

/** Messages of a refused write under the keys of the draft. */
function errorsByKey(
  entity: EntityDescriptor,
  { errors = {} }: Problem,
  { language }: WriteStep,
  draft: Draft,
  part = '',
) {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, messages]) => {
      const name = path.split('.')[0] ?? path;
      const text = `${language}.${part}${name}`;
      const owner = sharedFields(entity).find((field) => apiNames(field).includes(name));
      const key = text in draft ? text : (owner?.name ?? name);
      // What is wrong deep inside a value is known to its control under the whole path as well.
      const keys = path === name ? [key] : [key, path, `${language}.${path}`];
      return keys.map((one) => [one, messages[0] ?? '']);
    }),
  );
}
