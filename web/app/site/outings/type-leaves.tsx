import { useTranslation } from 'react-i18next';
import type { ExperienceTypeRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Card } from '~/ui/card';
import { cx } from '~/ui/cx';

const COLUMNS = 3;
const single = '(min-width: 64rem) 24rem, (min-width: 30rem) 46vw, 92vw';

/** Kinds of experiences that do not divide further, as cards; the first is as wide as fills the last row. */
export function TypeLeaves({ types }: { types: ExperienceTypeRow[] }) {
  const { t } = useTranslation('outings');
  const language = useLanguage();
  if (types.length === 0) return null;
  const over = types.length % COLUMNS;
  return (
    <ul className="mt-14 grid gap-x-6 gap-y-12 border-t-2 border-ink pt-6 sm:grid-cols-2 md:mt-20 lg:grid-cols-3">
      {types.map((type, index) => {
        const wide = index === 0 && over > 0;
        return (
          <li
            key={type.id}
            className={cx(wide && (over === 1 ? 'sm:col-span-2 lg:col-span-3' : 'lg:col-span-2'))}
          >
            <Card
              to={sitePaths.experienceType(language, type.slug)}
              record={type}
              fact={t('types.count', { count: type.experience_count })}
              description={type.description}
              heading="h2"
              sizes={wide ? '(min-width: 64rem) 51rem, 92vw' : single}
              size={wide ? 'large' : 'normal'}
              pictureClassName={wide ? 'lg:aspect-auto! lg:h-66' : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
