import { useTranslation } from 'react-i18next';
import type { TripPackContents } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';

const topics = ['greeting', 'way', 'food', 'shopping', 'stay', 'help', 'number'] as const;

/** Sentences to say or to show, by what they are for. */
export function PhraseList({ phrases }: Pick<TripPackContents, 'phrases'>) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  return (
    <div className="mt-3 border-b border-line">
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
                <div key={vi}>
                  <dt lang="vi" className="display text-lg">
                    {vi}
                  </dt>
                  <dd lang="en" className="text-sm text-muted">
                    {en}
                    {language === 'en' && ` · ${say}`}
                  </dd>
                </div>
              ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
