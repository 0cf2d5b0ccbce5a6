import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuidePage } from '~/site/guides/guide-page';
import { VisaChecker } from '~/site/guides/visa/visa-checker';
import { visaData } from '~/site/guides/visa/visa-data.server';
import { sitePaths } from '~/site/paths';

export const handle = { i18n: ['site', 'guides'], query: ['nationality', 'days', 'entry_date'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return visaData(pageContext(args, handle));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data, 'visa-guide');

export default function VisaGuide() {
  const { check, ...guide } = useLoaderData<typeof loader>();
  const { t } = useTranslation('guides');
  const language = useLanguage();
  return (
    <GuidePage guide={guide} name="visa-guide" before={<VisaChecker check={check} />}>
      <p className="page" data-print="hide">
        <Link
          to={sitePaths.guide(language, 'visainformation')}
          prefetch="intent"
          className="link inline-block py-1"
        >
          {t('visa.all_facts')}
        </Link>
      </p>
    </GuidePage>
  );
}
