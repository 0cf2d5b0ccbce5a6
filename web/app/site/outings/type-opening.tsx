import { useTranslation } from 'react-i18next';
import type { ExperienceType } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Prose } from '~/site/prose';
import { ShareButton } from '~/site/share-button';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Picture } from '~/ui/picture';

interface TypeOpeningProps {
  type: ExperienceType;
  /** The name alone, for pages further on. */
  brief: boolean;
}

/** The opening of a chapter: its name and picture, then what it is about, in columns as in a book. */
export function TypeOpening({ type, brief }: TypeOpeningProps) {
  const { t } = useTranslation(['outings', 'site']);
  const language = useLanguage();
  const { title, description, content, parent } = type;
  return (
    <header>
      <Breadcrumbs
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('types.crumb'), to: sitePaths.experienceTypes(language) },
          ...(parent ? [{ title: parent.title, to: sitePaths.experienceType(language, parent.slug) }] : []),
          { title },
        ]}
      />
      <div className="mt-6 grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h1 className="text-4xl">
            <Names>{title}</Names>
          </h1>
          <p className="mt-4 max-w-measure text-lg text-muted">
            <Names>{description}</Names>
          </p>
          <ShareButton title={title} className="mt-6" />
        </div>
        {!brief && (
          <Picture
            source={type.image}
            alt={type.image_alt}
            ratio="3:2"
            sizes="(min-width: 64rem) 38rem, 92vw"
            blur={type.image_blur}
            priority
            className="rounded-card max-lg:order-first lg:col-span-6"
          />
        )}
      </div>
      {!brief && content && (
        <Prose
          html={content}
          className="mt-10 max-w-none gap-12 border-t border-line pt-6 lg:columns-2 [&>p:first-of-type]:text-base"
        />
      )}
    </header>
  );
}
