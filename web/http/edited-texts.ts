import type { ServerBuild } from '@remix-run/node';
import type { EditedTexts } from '../app/i18n/edited-texts';
import { languages } from '../app/i18n/languages';
import type { ChangeLog } from './changes';

/** The tags of what changes when an editor writes a text of the interface. Every page is made of such texts. */
export const textTags = ['language', 'ui_text'] as const;

/** Asked for again after so long, should a change not have been heard. */
const goodForMs = 60_000;

const waitMs = 3_000;

type Entry = { takeEditedTexts?: (texts: EditedTexts) => void };

/**
 * The texts that editors wrote in the place of those that ship. They are asked for when one has changed, and handed to
 * the site before it renders; without an answer the ones before stay.
 */
export function cacheEditedTexts(apiUrl: string, changes: ChangeLog, warn: (text: string) => void) {
  let texts: EditedTexts = {};
  let askedAt = { count: -1, time: 0 };
  let asking: Promise<void> | null = null;

  async function ask() {
    const readAfter = changes.readAfter();
    const begun = { count: changes.now(), time: Date.now() };
    try {
      const answers = await Promise.all(
        languages.map(async (language) => {
          const answer = await fetch(`${apiUrl}/locales/${language}`, {
            headers: readAfter ? { 'x-read-after': readAfter } : {},
            signal: AbortSignal.timeout(waitMs),
          });
          if (!answer.ok) throw new Error(`/locales/${language} answered ${answer.status}`);
          return [language, ((await answer.json()) as { data: EditedTexts[typeof language] }).data] as const;
        }),
      );
      texts = Object.fromEntries(answers);
    } catch (error) {
      warn(`texts of the interface could not be asked for: ${(error as Error).message}`);
    }
    askedAt = begun;
  }

  const isTouched = () => changes.lastOf(textTags) > askedAt.count;
  const isOld = () => Date.now() - askedAt.time > goodForMs;

  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    /** Brings the texts up to date after a change, and gives them to the site. For ones that are only old no page waits. */
    async giveTo(build: ServerBuild): Promise<void> {
      while (isTouched()) await askOnce();
      if (isOld()) void askOnce();
      (build.entry.module as Entry).takeEditedTexts?.(texts);
    },
  };
}

export type TextFollower = ReturnType<typeof cacheEditedTexts>;
