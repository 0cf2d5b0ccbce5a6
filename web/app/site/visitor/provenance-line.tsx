import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import type { Provenance, VisitorSection } from './use-visitor-lines';

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
  const hasEstimates = sections.some(({ state, isTold }) => state === 'estimated' && isTold);
  return (
    <p className="mt-3 text-sm text-muted">
      {[...(hasEstimates ? [t('known.estimated')] : []), ...said].join(' ')}
    </p>
  );
}
