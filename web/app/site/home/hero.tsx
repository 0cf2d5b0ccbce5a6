import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { WhereWhen } from './where-when';

interface HeroProps {
  hero: {
    title: string;
    subtitle: string;
    image: string | null;
    alt: string;
    blur: string | null;
    /** Address of a film about the country. */
    video: string | null;
  };
}

/** The opening of the site: one big picture, and a panel across its lower edge that asks where and when. */
export function Hero({ hero }: HeroProps) {
  const { t } = useTranslation('site');
  return (
    <div className="relative">
      <Picture
        source={hero.image}
        alt={hero.alt}
        ratio="21:9"
        sizes="100vw"
        phone={{ ratio: '3:2', sizes: '100vw' }}
        blur={hero.blur}
        priority
        // The form below is seen without scrolling, on a phone and on a laptop; the panel covers no more than water, also
        // where a low window cuts the picture: more of its sky goes than of what stands above the panel.
        className="max-h-[78dvh] min-h-64 w-full md:max-h-[calc(100dvh-26rem)] md:min-h-80 md:max-lg:min-h-[min(56vw,45dvh)] md:[&>img]:object-[50%_62%]"
      />
      <div className="page">
        <div className="relative z-1 -mx-(--gutter) -mt-10 max-w-3xl bg-paper px-(--gutter) pt-8 max-md:mr-0 md:-mt-16 md:pt-10 md:pr-12 lg:-mt-24">
          <h1 className="text-4xl">
            <Names>{hero.title}</Names>
          </h1>
          <p className="mt-4 max-w-measure text-muted sm:text-lg">
            <Names>{hero.subtitle}</Names>
          </p>
          {hero.video && (
            <a
              href={hero.video}
              rel="noopener"
              className="link mt-3 inline-flex items-center gap-2 py-1 font-semibold"
            >
              <Icon name="play" className="fill-current" />
              {t('home.film')}
            </a>
          )}
          <WhereWhen />
        </div>
      </div>
    </div>
  );
}
