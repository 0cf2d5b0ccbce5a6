import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import phoneAndHat from '~/site/drawings/phone-and-hat.svg?url';
import { appData } from '~/site/guides/app/app-data.server';
import { InstallButton } from '~/site/guides/app/install-button';
import { InstallSteps } from '~/site/guides/app/install-steps';
import { AddressCode } from '~/site/guides/app/qr-code';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuideOpening } from '~/site/guides/guide-opening';
import { OtherChapters } from '~/site/guides/other-chapters';
import { Section } from '~/site/section';

export const handle = { i18n: ['site', 'guides'] };

export function loader(args: LoaderFunctionArgs) {
  return appData(pageContext(args));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data, 'downloadapp');

export default function DownloadApp() {
  const { title, address, code } = useLoaderData<typeof loader>();
  const { t } = useTranslation('guides');
  const guide = { title, description: t('app.lead'), image: null, image_alt: '', image_blur: null };
  return (
    <>
      <GuideOpening guide={guide} isChapter />
      <div className="page grid gap-x-12 gap-y-10 md:grid-cols-[1fr_20rem]">
        <img
          src={phoneAndHat}
          alt=""
          width={640}
          height={400}
          className="w-full max-w-80 rounded-card md:col-start-2"
        />
        <div className="md:col-start-1 md:row-span-2 md:row-start-1">
          <p className="max-w-measure text-lg">{t('app.what')}</p>
          <ul className="mt-6 max-w-measure border-b border-line">
            {(['home', 'screen', 'same'] as const).map((point) => (
              <li key={point} className="border-t border-line py-2.5">
                {t(`app.points.${point}`)}
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <InstallButton />
          </div>
        </div>
        <AddressCode code={code} address={address} />
      </div>
      <Section title={t('app.by_hand')} lead={t('app.by_hand_lead')}>
        <InstallSteps />
      </Section>
      <OtherChapters current="downloadapp" />
    </>
  );
}
