import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuidePage } from '~/site/guides/guide-page';
import { OtherChapters } from '~/site/guides/other-chapters';
import { ToolGallery } from '~/site/guides/tools/tool-gallery';
import { ToolMenu } from '~/site/guides/tools/tool-menu';
import { toolsData } from '~/site/guides/tools/tools-data.server';

export const handle = { i18n: ['site', 'guides'] };

export function loader(args: LoaderFunctionArgs) {
  return toolsData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data?.guide, 'plan-your-trip');

export default function PlanYourTrip() {
  const { guide, menu, gallery } = useLoaderData<typeof loader>();
  return (
    <>
      <GuidePage
        guide={guide}
        name="plan-your-trip"
        isChapter={false}
        before={
          <>
            <ToolMenu tools={menu} />
            <ToolGallery tools={gallery} />
          </>
        }
      />
      <OtherChapters />
    </>
  );
}
