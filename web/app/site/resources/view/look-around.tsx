import { useTranslation } from 'react-i18next';
import type { PlaceDetail } from '~/api/types';
import { Gallery } from '~/site/detail/gallery';
import { Section } from '~/site/section';
import { Picture } from '~/ui/picture';
import { OpenView } from './open-view';
import { Stills } from './stills';

type ViewedPlace = Pick<PlaceDetail, 'vr_link' | 'title' | 'galleries'>;

/** The view all around, and beside it the same in captioned pictures; without a view the pictures alone. */
export function LookAround({ place }: { place: ViewedPlace }) {
  const { t } = useTranslation('places');
  const { vr_link, title, galleries } = place;
  if (!vr_link) return <Gallery title={title} items={galleries} />;
  const stills = galleries.filter(({ media_type }) => media_type === '_IMAGES');
  return (
    <Section
      id="view"
      title={t('view.title')}
      lead={t(stills.length > 0 ? 'view.lead_stills' : 'view.lead', { title })}
    >
      {vr_link.startsWith('/') ? (
        <div className="relative mb-12">
          <Picture
            source={vr_link}
            alt=""
            ratio="21:9"
            sizes="(min-width: 80rem) 1240px, 92vw"
            className="min-h-56 rounded-card"
          />
          <div
            data-print="hide"
            className="relative mx-4 -mt-10 w-fit bg-paper p-4 md:absolute md:bottom-0 md:left-0 md:m-0 md:pt-5 md:pr-5 md:pb-0 md:pl-0"
          >
            <OpenView link={vr_link} title={title} />
          </div>
        </div>
      ) : (
        <p className="mb-10">
          <OpenView link={vr_link} title={title} />
        </p>
      )}
      <Stills items={stills} title={title} />
    </Section>
  );
}
