import QRCode from 'qrcode';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';

export interface QrCode {
  /** Points along one side. */
  size: number;
  /** The dark points as one path of an SVG. */
  path: string;
}

/** An address as a code for cameras. A tenth of it may be dirty or torn on paper. */
function qrCode(address: string): QrCode {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const points = [...modules.data].flatMap((dark, index) =>
    dark ? [`M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`] : [],
  );
  return { size: modules.size, path: points.join('') };
}

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
