import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { WrittenPart } from '~/rendering/written/written-part';
import { CourseSign } from '~/site/map/course-legend';
import { FoldGroup } from '../fold-group';
import { MAIN_WAYS_ID } from './main-ways';
import type { MainWaysDrawn } from './main-ways.server';

function MainWays({ svg, groups }: MainWaysDrawn) {
  const { t } = useTranslation(['guides', 'site']);
  return (
    <section aria-labelledby="main-ways-title" className="page pb-8">
      <h2 id="main-ways-title" className="text-2xl">
        {t('ways.title')}
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        {t('ways.lead')} {t('site:map.course_note')}
      </p>
      <div className="mt-5 grid items-start gap-x-12 gap-y-5 lg:grid-cols-12">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made on the server, its texts escaped */}
        <div className="lg:col-span-6" dangerouslySetInnerHTML={{ __html: svg }} />
        <div className="border-b border-line lg:col-span-6">
          {groups.map(({ kind, ways }) => (
            <FoldGroup
              key={kind}
              id={`main-ways-${kind}`}
              title={
                <span className="flex items-center gap-3">
                  <CourseSign kind={kind} />
                  {t(`site:map.course.${kind}`)}
                </span>
              }
              note={t('ways.count', { count: ways.length })}
            >
              <ul className="pb-4">
                {ways.map((stops) => (
                  <li key={stops.join()} className="py-0.5">
                    <Names>{stops.join(' – ')}</Names>
                  </li>
                ))}
              </ul>
            </FoldGroup>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The country with the main ways by train, road, boat and air, and the same ways in words. */
export function MainWaysPart({ ways }: { ways: readonly MainWaysDrawn[] | null }) {
  return (
    <WrittenPart id={MAIN_WAYS_ID} of={ways}>
      {(all) => all.map((drawn) => <MainWays key={drawn.svg.length} {...drawn} />)}
    </WrittenPart>
  );
}
