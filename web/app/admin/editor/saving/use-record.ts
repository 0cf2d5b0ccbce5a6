import { useCallback, useRef, useState } from 'react';
import type { Answer } from '~/api/answer';
import { pageLanguage } from '~/api/browser-fetch';
import { callByDescriptor, callFromBrowser } from '../../api/browser';
import type { ContentRecord } from '../../api/types';
import type { EntityDescriptor } from '../../entities/descriptor';
import { useAdminText } from '../../text';
import { useOutcome } from '../../ui/outcome';
import { changedKeys, type Draft, draftOf, languageOfKey, type Records } from '../draft/draft';
import { errorsByKey } from '../draft/errors-by-key';
import { readRecord } from '../draft/read-record';
import { useDraft } from '../draft/use-draft';
import { seoSteps, type WriteStep, writeStep } from '../draft/write-steps';

/** `left` is what the API did not take although the record was saved. */
export type Saved = { id: number; created: boolean; left: Draft } | null;

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
  const { set, setErrors, latest, adopt: adoptDraft, showConflict: show, resolve: resolveDraft } = drafted;
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

  const send = useCallback(
    (step: WriteStep, isDry: boolean): Promise<Answer<{ data: ContentRecord }>> => {
      const { id, version } = written.current;
      const body = { ...step.body, lang_id: step.language, ...(id === null ? {} : { version }) };
      // The query says in which language to answer; the body in which one to write.
      const query = `?lang_id=${t('language_code')}${isDry ? '&dry_run=1' : ''}`;
      const call = id === null ? entity.calls.create(body) : entity.calls.update(id, body);
      return callByDescriptor({ ...call, path: `${call.path}${query}` });
    },
    [entity, t],
  );

  /** What search engines are told is stored after the record. Returns what was refused of it. */
  const saveSeo = useCallback(
    async (sent: Draft, ground: Draft, id: number) => {
      let refused: Readonly<Record<string, string>> = {};
      for (const step of seoSteps(entity, ground, sent, id)) {
        const answer = await callFromBrowser('POST', '/seosearch', {
          query: { lang_id: pageLanguage() },
          json: { ...step.body, lang_id: step.language },
        });
        if (answer.ok) continue;
        const named = errorsByKey(entity, answer.problem, step.language, sent, 'seo.');
        refused = {
          ...refused,
          ...(Object.keys(named).length > 0 ? named : { [`${step.language}.seo`]: '' }),
        };
        say('seo', answer);
      }
      return refused;
    },
    [entity, say],
  );

  /** With `missing`, which is wrong before the API is asked, nothing is written: it is asked what else is wrong. */
  const save = useCallback(
    async (missing: Readonly<Record<string, string>> | null = null): Promise<Saved> => {
      const { draft: sent, stored } = latest.current;
      const created = written.current.id === null;
      // What was given with the address is new to the API as well.
      const ground = created ? draftOf(entity, null) : stored;
      const step = writeStep(entity, ground, sent, created);
      setErrors({});
      setSaving(true);
      try {
        const answer = step && (await send(step, missing !== null));
        if (answer && !answer.ok && answer.problem.code === 'version_conflict') {
          await showConflict();
          return null;
        }
        if (missing || (answer && !answer.ok)) {
          const said = answer && !answer.ok ? errorsByKey(entity, answer.problem, step.language, sent) : {};
          setErrors({ ...said, ...missing });
          if (!missing && answer && !answer.ok) say(created ? 'create' : 'update', answer);
          return null;
        }
        if (answer) written.current = { id: answer.body.data.id, version: answer.body.data.version };
        const { id } = written.current;
        if (id === null) return null;
        const refused = await saveSeo(sent, stored, id);
        const fresh = await readRecord(entity, id);
        if (fresh) adopt(fresh, sent);
        const left = refusedSeo(sent, stored, refused);
        set(left);
        setErrors(refused);
        if (Object.keys(refused).length === 0)
          say(created ? 'create' : 'update', { ok: true, status: 200, body: null });
        return { id, created, left };
      } finally {
        setSaving(false);
      }
    },
    [entity, send, saveSeo, showConflict, adopt, say, set, setErrors, latest],
  );

  const resolve = useCallback(
    (takeTheirs: ReadonlySet<string>) => {
      const fresh = resolveDraft(takeTheirs);
      if (fresh) written.current = { id: fresh.vi.id, version: fresh.vi.version };
    },
    [resolveDraft],
  );

  return { ...drafted, records: drafted.ground, saving, save, adopt, resolve };
}

/** What was typed for search engines in the languages in which it was refused. */
function refusedSeo(sent: Draft, stored: Draft, refused: Readonly<Record<string, string>>): Draft {
  const languages = new Set(Object.keys(refused).map(languageOfKey));
  const keys = changedKeys(stored, sent).filter(
    (key) => key.includes('.seo.') && languages.has(languageOfKey(key)),
  );
  return Object.fromEntries(keys.map((key) => [key, sent[key]]));
}
