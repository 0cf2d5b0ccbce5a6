import { useTranslation } from 'react-i18next';
import type { TripPackContents } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { useDeviceVoice } from '~/site/speech/use-device-voice';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

const topics = ['greeting', 'way', 'food', 'shopping', 'stay', 'help', 'number'] as const;

/** A little slower than people speak. */
const pace = 0.85;

/** What stands in brackets is a note, and nothing to say. */
const sayable = (phrase: string) => phrase.replace(/\s*\([^)]*\)/g, '');

function speak(phrase: string, voice: SpeechSynthesisVoice) {
  const spoken = new SpeechSynthesisUtterance(sayable(phrase));
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.rate = pace;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(spoken);
}

/** Sentences to say or to show, by what they are for; the device says them where it has a Vietnamese voice. */
export function PhraseList({ phrases }: Pick<TripPackContents, 'phrases'>) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const voice = useDeviceVoice('vi');
  return (
    <div className="mt-3 border-b border-line">
      {voice === null && <p className="pb-3 text-sm text-muted">{t('road.no_voice')}</p>}
      {topics.map((topic) => (
        <details key={topic} className="group border-t border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
            {t(`road.topic.${topic}`)}
            <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
          </summary>
          <dl className="grid gap-3 pb-4">
            {phrases
              .filter((phrase) => phrase.topic === topic)
              .map(({ vi, en, say }) => (
                <div key={vi} className="grid grid-cols-[1fr_auto] items-center gap-x-4">
                  <dt lang="vi" className="display text-lg">
                    {vi}
                  </dt>
                  <dd lang="en" className="text-sm text-muted">
                    {en}
                    {language === 'en' && ` · ${say}`}
                  </dd>
                  {voice && (
                    <dd className="col-start-2 row-span-2 row-start-1">
                      <Button tone="secondary" onClick={() => speak(vi, voice)}>
                        <Icon name="play" className="fill-current" />
                        {t('road.listen')}
                        <span lang="vi" className="visually-hidden">
                          : {vi}
                        </span>
                      </Button>
                    </dd>
                  )}
                </div>
              ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
