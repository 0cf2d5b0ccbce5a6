import { useTranslation } from 'react-i18next';
import type { QrCode } from '~/site/qr/qr-code';
import { QrImage } from '~/site/qr/qr-image';

/** The site's address for the camera of a phone. */
export function AddressCode({ code, address }: { code: QrCode; address: string }) {
  const { t } = useTranslation('guides');
  return (
    <figure className="max-w-64">
      <QrImage code={code} label={t('app.code_label', { address })} />
      <figcaption className="mt-3 text-sm text-muted">
        {t('app.code_text')}
        <span className="mt-1 block font-semibold break-all text-ink">
          {address.replace(/^https?:\/\//, '')}
        </span>
      </figcaption>
    </figure>
  );
}
