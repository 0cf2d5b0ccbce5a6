import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { estimatesId } from './estimate-mark';
import type { Provenance, VisitorSection } from './use-visitor-lines';

const isEstimate = ({ state, isTold }: VisitorSection): boolean => state === 'estimated' && isTold;

/** Whether the line of estimates says all of how a section is known: it is one, of the day of the first. */
export const isToldOnce = (section: VisitorSection, sections: readonly VisitorSection[]): boolean =>
  isEstimate(section) && !section.isSourced && section.day === sections.find(isEstimate)?.day;

/** In a line what is estimated, what was heard, what was checked, and what nobody could say. */
export function ProvenanceLine({ sections }: { sections: readonly VisitorSection[] }) {
  const { t } = useTranslation('visitor');
  const language = useLanguage();
  const list = new Intl.ListFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { type: 'conjunction' });
  const names = (state: Provenance) =>
    list.format(
      sections.flatMap(({ name, isTold, ...section }) =>
        section.state === state && isTold === (state !== 'unknown') ? [t(`named.${name}`)] : [],
      ),
    );
  const said = (['checked', 'second_hand', 'unknown'] as const).flatMap((state) => {
    const named = names(state);
    return named ? [t(`known.${state}`, { list: named })] : [];
  });
  const estimate = sections.find(isEstimate);
  const day = estimate?.day;
  const estimated = estimate && (day ? t('known.estimated_day', { day }) : t('known.estimated'));
  return (
    <p id={estimatesId} className="mt-3 scroll-mt-24 text-sm text-muted">
      {[...(estimated ? [estimated] : []), ...said].join(' ')}
    </p>
  );
}
