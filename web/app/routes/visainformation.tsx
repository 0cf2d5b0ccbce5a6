import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { FactsTable } from '~/site/guides/facts-table';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuideOpening } from '~/site/guides/guide-opening';
import { OtherChapters } from '~/site/guides/other-chapters';
import { visaFactsData } from '~/site/guides/visa/visa-facts-data.server';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

export const handle = { i18n: ['site', 'guides'] };

export function loader(args: LoaderFunctionArgs) {
  return visaFactsData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data, 'visainformation');

export default function VisaInformation() {
  const { title, facts } = useLoaderData<typeof loader>();
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const guide = { title, description: t('visa.facts_lead'), image: null, image_alt: '', image_blur: null };
  const toGuide = (
    <ButtonLink to={sitePaths.guide(language, 'visa-guide')}>{t('visa.check_passport')}</ButtonLink>
  );
  return (
    <>
      <GuideOpening guide={guide} isChapter />
      <div className="page">
        {facts.length > 0 ? (
          <>
            <FactsTable facts={facts} caption={t('facts.caption', { title })} />
            <div data-print="hide" className="mt-8">
              {toGuide}
            </div>
          </>
        ) : (
          <EmptyState title={t('unwritten')} action={toGuide}>
            {t('visa.no_facts')}
          </EmptyState>
        )}
      </div>
      <OtherChapters current="visainformation" />
    </>
  );
}
