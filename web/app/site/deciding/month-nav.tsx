import { useTranslation } from 'react-i18next';
import { months } from '~/i18n/months';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { ChipLink } from '~/ui/tag';
import type { MonthData } from './month-data.server';
import { QualityMark } from './quality-mark';

/** The same month elsewhere, and other months in the same place, with what each is like. */
export function MonthNav({
  month,
  area,
  region,
  part,
  regions,
  parts,
}: Pick<MonthData, 'month' | 'area' | 'region' | 'part' | 'regions' | 'parts'>) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  const { alone, long } = useMonths();
  const year = (regions.find(({ id }) => id === region?.id) ?? parts.find(({ code }) => code === part))
    ?.months;
  const qualityIn = (wanted: number, of = year) => of?.find((one) => one.month === wanted)?.quality;
  return (
    <>
      <Section title={area ? t('when.year', { region: area.title }) : t('when.other_months')}>
        <ul className="flex flex-wrap gap-2.5">
          {months.map((one) => {
            const quality = qualityIn(one);
            return (
              <li key={one}>
                <ChipLink to={sitePaths.monthToGo(language, one, area?.slug)} current={one === month}>
                  {quality && one !== month && <QualityMark quality={quality} />}
                  {alone(one)}
                </ChipLink>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={t('when.other_regions', { month: long(month) })}>
        <ul className="flex flex-wrap gap-2.5">
          <li>
            <ChipLink to={sitePaths.monthToGo(language, month)} current={!area}>
              {t('when.whole')}
            </ChipLink>
          </li>
          {parts.map(({ code, slugs, months: own }) => {
            const quality = qualityIn(month, own);
            return (
              <li key={code}>
                <ChipLink to={sitePaths.monthToGo(language, month, slugs[language])} current={code === part}>
                  {quality && code !== part && <QualityMark quality={quality} />}
                  {t(`part.${code}`)}
                </ChipLink>
              </li>
            );
          })}
          {regions.map(({ id, title, slug, months: own }) => {
            const quality = qualityIn(month, own);
            return (
              <li key={id}>
                <ChipLink to={sitePaths.monthToGo(language, month, slug)} current={id === region?.id}>
                  {quality && id !== region?.id && <QualityMark quality={quality} />}
                  <Names>{title}</Names>
                </ChipLink>
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}
