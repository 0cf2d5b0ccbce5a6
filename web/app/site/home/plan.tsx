import { useTranslation } from 'react-i18next';
import type { PlanningTool } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { Card } from '~/ui/card';
import { Rail } from '~/ui/rail';

/** A planning tool with the page that it leads to. */
export type PlannedTool = Pick<
  PlanningTool,
  'id' | 'title' | 'description' | 'image' | 'image_alt' | 'image_blur'
> & {
  to: string;
};

/** The planning tools in pictures. */
export function Plan({ title, tools }: { title: string; tools: PlannedTool[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  if (tools.length === 0) return null;
  const heading = title || t('home.plan');
  return (
    <Section
      tight
      title={heading}
      lead={t('home.plan_lead')}
      more={{ to: sitePaths.planYourTrip(language), label: t('header.all_tools') }}
    >
      <Rail label={heading}>
        {tools.map((tool) => (
          <div key={tool.id} className="w-64 md:w-72">
            <Card
              to={tool.to}
              record={tool}
              fact={tool.description}
              ratio="1:1"
              sizes="288px"
              pictureClassName="max-sm:aspect-3/2!"
            />
          </div>
        ))}
      </Rail>
    </Section>
  );
}
