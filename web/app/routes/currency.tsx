import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { Converter } from '~/site/guides/currency/converter';
import { converterData } from '~/site/guides/currency/converter-data.server';
import { RatesTable } from '~/site/guides/currency/rates-table';
import { guideData } from '~/site/guides/guide-data.server';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuidePage } from '~/site/guides/guide-page';
import { EmptyState } from '~/ui/empty-state';

export const handle = { i18n: ['site', 'guides', 'currency'], passing: ['amount', 'from', 'to'] } as const;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args, handle);
  const [guide, converter] = await Promise.all([guideData(page, 'currency'), converterData(page)]);
  return { ...guide, converter };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data, 'currency');

export default function Currency() {
  const { converter, ...guide } = useLoaderData<typeof loader>();
  const { t } = useTranslation('currency');
  const { rates, asked } = converter;
  if (!rates || rates.rates.length === 0)
    return (
      <GuidePage
        guide={guide}
        name="currency"
        before={
          <div className="page pb-12">
            <EmptyState title={t('table.none')}>{t('table.none_text')}</EmptyState>
          </div>
        }
      />
    );
  return (
    <GuidePage
      guide={guide}
      name="currency"
      before={<Converter key={JSON.stringify(asked)} rates={rates} asked={asked} />}
    >
      <RatesTable rates={rates} />
    </GuidePage>
  );
}
