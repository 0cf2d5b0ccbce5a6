import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { railSizes } from '~/site/cards/card-grid';
import { forgetViewed, useViewed } from '~/site/saved/viewed-store';
import { Section } from '~/site/section';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Rail } from '~/ui/rail';

/** What this visitor looked at in a part of the site, the last first. Only their browser knows. */
export function ViewedRail({ section }: { section: 'hotels' | 'attractions' | 'restaurant' }) {
  const { t } = useTranslation('places');
  const language = useLanguage();
  const viewed = useViewed(section).filter((record) => record.language === language);
  if (viewed.length === 0) return null;
  return (
    <Section title={t('viewed.title')} lead={t('viewed.note')} className="px-0!">
      <Rail label={t('viewed.title')}>
        {viewed.map(({ id, title, path, image, image_blur, fact }) => (
          <div key={id} className="w-56">
            <Card
              to={path}
              record={{ title, image, image_alt: '', image_blur }}
              fact={fact}
              sizes={railSizes}
            />
          </div>
        ))}
      </Rail>
      <Button tone="quiet" size="small" onClick={() => forgetViewed(section)} className="mt-3">
        {t('viewed.forget')}
      </Button>
    </Section>
  );
}
