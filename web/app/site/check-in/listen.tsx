import { useTranslation } from 'react-i18next';
import { wordsOf } from '~/site/speech/speech';
import { useVoice } from '~/site/speech/use-voice';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';

interface ListenProps {
  title: string;
  /** What was written to be heard; without it the story is read. */
  audioText: string;
  story: string;
  /** The language in which both are written. */
  language: string;
}

/** The text for the ear, and a button that has the device read it. */
export function Listen({ title, audioText, story, language }: ListenProps) {
  const { t } = useTranslation('maps');
  const { canSpeak, isSpeaking, start, stop } = useVoice(audioText || wordsOf(story), language);
  return (
    <>
      {canSpeak && (
        <Button
          tone="secondary"
          onClick={isSpeaking ? stop : start}
          aria-label={t(isSpeaking ? 'check_in.stop_label' : 'check_in.listen_label', { place: title })}
          className="mt-4"
        >
          <Icon name={isSpeaking ? 'close' : 'play'} className={isSpeaking ? undefined : 'fill-current'} />
          {t(isSpeaking ? 'check_in.stop' : 'check_in.listen')}
        </Button>
      )}
      {audioText && (
        <details className="mt-4 border-y border-line">
          <summary className="link-quiet flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
            <Icon name="book" />
            {t('check_in.audio_text')}
          </summary>
          <p lang={language} className="max-w-measure pb-4 whitespace-pre-line">
            {audioText}
          </p>
        </details>
      )}
    </>
  );
}
