import { useTranslation } from 'react-i18next';
import type { PlaceDetail } from '~/api/types';
import { dateInWords, machineDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';

type Judged = Pick<PlaceDetail, 'detour_if' | 'skip_if' | 'verdict_by' | 'verdict_on'>;

/** For whom a place is worth the way and who may leave it out, with who says so and since when. Both or nothing. */
export function Verdict({ place }: { place: Judged }) {
  const { t } = useTranslation('places');
  const language = useLanguage();
  const { detour_if, skip_if, verdict_by, verdict_on } = place;
  if (!detour_if || !skip_if) return null;
  return (
    <section aria-labelledby="verdict" className="mt-10 max-w-measure border-y-2 border-ink py-5">
      <h2 id="verdict" className="text-xl">
        {t('verdict.title')}
      </h2>
      <p className="mt-3">
        <strong className="text-jade">{t('verdict.detour')}</strong> <Names>{detour_if}</Names>
      </p>
      <p className="mt-2">
        <strong className="text-lacquer">{t('verdict.skip')}</strong> <Names>{skip_if}</Names>
      </p>
      <p className="mt-3 text-sm text-muted">
        {verdict_by || t('verdict.editors')}
        {verdict_on && (
          <>
            , <time dateTime={machineDate(verdict_on)}>{dateInWords(verdict_on, language)}</time>
          </>
        )}
      </p>
    </section>
  );
}
