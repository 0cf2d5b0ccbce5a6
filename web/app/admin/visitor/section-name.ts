import { sectionNames } from './sections';
import { useVisitorText } from './text';

/** What a section is called; of somewhere to eat the price is that of a meal. */
export function useSectionName(): (section: string, ofTable?: boolean) => string {
  const t = useVisitorText();
  return (section, ofTable = false) => {
    const name = sectionNames.find((one) => one === section);
    if (!name) return section;
    return ofTable && name === 'price' ? t('section_meal') : t(`section.${name}`);
  };
}
