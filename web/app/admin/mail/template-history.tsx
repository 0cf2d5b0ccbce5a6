import { useCallback } from 'react';
import { type Language, languages } from '~/i18n/languages';
import { callFromBrowser } from '../api/browser';
import type { Revision } from '../api/types';
import type { ValueChange } from '../editor/revisions/revision-changes';
import { noPastStates, RevisionList } from '../editor/revisions/revision-list';
import { usePeopleText } from '../people/text';
import { Drawer } from '../shell/drawer';
import { useAdminText } from '../text';
import { useOutcomeOf } from '../ui/outcome';
import { type Letters, letterParts, type MailPart } from './types';

interface MailHistoryProps {
  id: number;
  letters: Letters;
  open: boolean;
  onClose: () => void;
  /** Left out for those who may not. */
  onRestored?: (() => void) | undefined;
}

type PastTexts = Partial<Record<Language, Partial<Record<MailPart, string>>>>;

/** What would change in a letter if a past state came back. A language that had none then stays as it is. */
function changesTo({ snapshot }: Revision, now: Letters): ValueChange[] {
  const past = (snapshot.texts ?? {}) as PastTexts;
  return [...languages].reverse().flatMap((language) =>
    letterParts
      .map((part) => ({
        key: `${language}.${part}`,
        before: now[language][part],
        after: past[language]?.[part] ?? now[language][part],
      }))
      .filter(({ before, after }) => before !== after),
  );
}

/** Past states of a letter, and a way back. */
export function MailHistory({ id, letters, open, onClose, onRestored }: MailHistoryProps) {
  const t = usePeopleText();
  const adminText = useAdminText();
  const say = useOutcomeOf(t('letters.noun'));
  const load = useCallback(
    async (before?: number) => {
      const answer = await callFromBrowser('GET', '/emailtemplate/{id}/revisions', {
        path: { id },
        query: { before },
      });
      return answer.ok ? answer.body : noPastStates;
    },
    [id],
  );

  async function restore(version: number) {
    const answer = await callFromBrowser('POST', '/emailtemplate/{id}/revisions/{version}/restore', {
      path: { id, version },
      json: { version: letters.vi.version ?? undefined },
    });
    say('restore', answer);
    if (answer.ok) onRestored?.();
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={adminText('revisions.title')}
      side="right"
      className="w-[min(44rem,96vw)]"
    >
      <RevisionList
        load={load}
        current={letters.vi.version ?? 0}
        changesTo={(revision) => changesTo(revision, letters)}
        labelOf={(key) => {
          const [language = 'vi', part = 'subject'] = key.split('.') as [Language, MailPart];
          return `${t(`letters.${part}`)} (${adminText(`language.${language}`)})`;
        }}
        onRestore={onRestored ? restore : undefined}
      />
    </Drawer>
  );
}
