import { LogoMark } from '~/site/logo';
import type { QrCode } from '~/site/qr/qr-code';
import { QrImage } from '~/site/qr/qr-image';
import { cx } from '~/ui/cx';
import { useNfcText } from './text';
import { cityName, type NfcTag, placeName } from './types';

export type PrintedTag = NfcTag & { code_image: QrCode };

interface TagLabelProps {
  tag: PrintedTag;
  isLarge: boolean;
  isSmall: boolean;
}

/** What visitors are told on a label, in both languages whatever editors read. */
const calls = {
  vi: 'Chạm điện thoại vào đây hoặc quét mã',
  en: 'Hold your phone here, or scan the code',
};

/** One label: what the place is called and what to do, in both languages, and the code. Dark on white, also on screens. */
export function TagLabel({ tag, isLarge, isSmall }: TagLabelProps) {
  const t = useNfcText();
  const { code, code_image } = tag;
  const names = { vi: placeName(tag, 'vi'), en: placeName(tag, 'en') };
  return (
    <li
      className={cx(
        'grid content-start break-inside-avoid border border-dashed border-edge bg-surface text-ink scheme-light',
        isSmall ? 'gap-2 p-3' : 'gap-3 p-5',
        isLarge && 'mx-auto w-full max-w-xl',
      )}
    >
      <p className="flex items-center gap-2 text-xs text-muted">
        <LogoMark className="size-6" />
        {cityName(tag, 'vi')}
      </p>
      <div>
        <h2 lang="vi" className={isLarge ? 'text-3xl!' : isSmall ? 'text-base!' : 'text-xl!'}>
          {names.vi}
        </h2>
        {names.en !== names.vi && (
          <p lang="en" className={isLarge ? 'text-xl' : 'text-sm'}>
            {names.en}
          </p>
        )}
      </div>
      <QrImage
        code={code_image}
        label={t('qr_label', { code })}
        className={isLarge ? 'mx-auto max-w-md' : 'mx-auto max-w-64'}
      />
      <div className={cx('text-center', isLarge ? 'text-lg' : isSmall ? 'text-xs' : 'text-sm')}>
        <p lang="vi" className="font-semibold">
          {calls.vi}
        </p>
        <p lang="en">{calls.en}</p>
      </div>
      <p className="figures text-center text-xs text-muted">{code}</p>
    </li>
  );
}
