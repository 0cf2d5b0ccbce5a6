import { useTranslation } from 'react-i18next';
import type { HomeSettings } from '~/api/types';

/** The country in a few figures, as editors chose them: a quiet row below the opening. */
export function Figures({ figures }: { figures: HomeSettings['highlights'] }) {
  const { t } = useTranslation('site');
  if (figures.length === 0) return null;
  return (
    <section aria-label={t('home.figures')} className="page pt-8 md:pt-16">
      <dl className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {figures.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-3">
            <dt className="display text-lg text-lacquer sm:text-2xl">{title}</dt>
            {text && <dd className="mt-1.5 max-w-measure text-sm text-muted max-sm:hidden">{text}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
