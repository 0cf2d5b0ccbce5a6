import { useCallback, useMemo, useRef, useState } from 'react';
import { pageLanguage } from '~/api/browser-fetch';
import type { Language } from '~/i18n/languages';
import { callFromBrowser } from '../api/browser';
import { usePeopleText } from '../people/text';
import { firstErrors } from '../people/use-save';
import { useAdminText } from '../text';
import { useOutcomeOf } from '../ui/outcome';
import { type Letters, letterParts, type MailPart, type MailText } from './types';

type Drafts = Record<Language, MailText>;

const order: readonly Language[] = ['vi', 'en'];

const partsOf = ({ subject, html, text }: MailText): MailText => ({ subject, html, text });

/** A letter under an editor's hands, in both languages. */
export function useMail(letters: Letters) {
  const t = usePeopleText();
  const _adminText = useAdminText();
  const say = useOutcomeOf(t('letters.noun'));
  const [stored, setStored] = useState<Letters>(letters);
  const [drafts, setDrafts] = useState<Drafts>({ vi: partsOf(letters.vi), en: partsOf(letters.en) });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const [outdated, setOutdated] = useState(false);
  /** The version that is there instead of the one that was read. */
  const newer = useRef<number | null>(null);
  const latest = useRef({ stored, drafts });
  latest.current = { stored, drafts };

  const set = useCallback((language: Language, part: MailPart, value: string) => {
    setDrafts((before) => ({ ...before, [language]: { ...before[language], [part]: value } }));
    setErrors(({ [`${language}.${part}`]: _, ...others }) => others);
  }, []);

  const changed = useMemo(
    () => order.filter((code) => letterParts.some((part) => drafts[code][part] !== stored[code][part])),
    [drafts, stored],
  );

  /** Writes the languages that were changed. Gives the id under which editors keep the letter, or null. */
  const save = useCallback(
    async (overwrite = false): Promise<number | null> => {
      let { id, version } = latest.current.stored.vi;
      if (overwrite) version = newer.current;
      setSaving(true);
      setErrors({});
      setOutdated(false);
      try {
        for (const code of changed) {
          const body = { ...latest.current.drafts[code], lang_id: code };
          const query = { lang_id: pageLanguage() };
          const answer = await (id === null
            ? callFromBrowser('POST', '/emailtemplate', {
                query,
                json: { ...body, code: latest.current.stored.vi.code },
              })
            : callFromBrowser('PUT', '/emailtemplate/{id}', {
                path: { id: String(id) },
                query,
                json: { ...body, ...(version === null ? {} : { version }) },
              }));
          if (!answer.ok) {
            setOutdated(answer.problem.code === 'version_conflict');
            newer.current = answer.problem.data?.version ?? null;
            const own = Object.entries(firstErrors(answer.problem));
            setErrors(Object.fromEntries(own.map(([part, said]) => [`${code}.${part}`, said])));
            say('update', answer);
            return null;
          }
          const { data } = answer.body;
          ({ id, version } = data);
          const both = { id: data.id, version: data.version, edited: data.edited };
          setStored(({ vi, en }) => ({
            vi: { ...vi, ...both, ...(code === 'vi' ? partsOf(data) : {}) },
            en: { ...en, ...both, ...(code === 'en' ? partsOf(data) : {}) },
          }));
          // What is not safe in a letter has been taken out.
          setDrafts((before) => ({ ...before, [code]: partsOf(data) }));
        }
        say('update', { ok: true, status: 200, body: null });
        return id;
      } finally {
        setSaving(false);
      }
    },
    [changed, say],
  );

  return { stored, drafts, set, errors, changed, saving, save, outdated };
}
