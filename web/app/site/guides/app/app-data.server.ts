import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { qrCode } from '~/site/qr/qr-code';

/** The page that installs the site: its own address, also as a code for the camera of a phone. */
export async function appData(page: PageContext) {
  const { language, t, context } = page;
  const title = t('guides:chapters.downloadapp');
  const address = `${context.publicUrl}${sitePaths.home(language)}`;
  return {
    title,
    address,
    code: qrCode(address),
    seo: await pageSeo(page, {
      title,
      description: t('guides:meta.downloadapp'),
      alternates: inBothLanguages((code) => sitePaths.guide(code, 'downloadapp')),
    }),
  };
}
