import { useTranslation } from 'react-i18next';
import type { PlaceDetail } from '~/api/types';
import { Gallery } from '~/site/detail/gallery';
import { Section } from '~/site/section';
import { Picture } from '~/ui/picture';
import { OpenView } from './open-view';
import { Stills } from './stills';

/** The view all around, and beside it the same in captioned pictures; without a view the pictures alone. */
export function LookAround({ place }: { place: PlaceDetail }) {
  const { t } = useTranslation('places');
  const { vr_link, title, galleries, image, image_blur } = place;
  if (!vr_link) return <Gallery title={title} items={galleries} />;
  const stills = galleries.filter(({ media_type }) => media_type === '_IMAGES');
  return (
    <Section id="view" title={t('view.title')} lead={t('view.lead', { title })}>
      <div className="relative mb-12">
        <Picture
          source={image}
          alt=""
          ratio="21:9"
          sizes="(min-width: 80rem) 1240px, 92vw"
          blur={image_blur}
          className="min-h-56 rounded-card"
        />
        <div
          data-print="hide"
          className="relative mx-4 -mt-10 w-fit bg-paper p-4 md:absolute md:bottom-0 md:left-0 md:m-0 md:pt-5 md:pr-5 md:pb-0 md:pl-0"
        >
          <OpenView link={vr_link} title={title} />
        </div>
      </div>
      <Stills items={stills} title={title} />
    </Section>
  );
}
