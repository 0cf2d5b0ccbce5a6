import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';

/** What matters most in a guide, before anything else. */
export function InShort({ points }: { points: string[] }) {
  const { t } = useTranslation('guides');
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="short" className="page pb-8">
      <div className="max-w-4xl border-l-4 border-jade bg-surface px-5 py-5 sm:px-7">
        <h2 id="short" className="text-xl">
          {t('in_short')}
        </h2>
        <ul className="mt-3 grid gap-2">
          {points.map((point) => (
            <li
              key={point}
              className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-jade"
            >
              <span>
                <Names>{point}</Names>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
