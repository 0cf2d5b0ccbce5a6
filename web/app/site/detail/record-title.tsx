import { Fragment } from 'react';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { vietnameseParts } from '~/i18n/vietnamese-parts';

interface RecordTitleProps {
  title: string;
  /** What it is called in Vietnamese. */
  vietnamese: string | undefined;
}

/**
 * The heading of a record. On a page in another language its Vietnamese words are marked as such, so that they are read
 * aloud rightly, and below it stands what the record is called in Vietnamese, where that differs.
 */
export function RecordTitle({ title, vietnamese }: RecordTitleProps) {
  const language = useLanguage();
  const look = 'mt-4 text-4xl';
  if (!vietnamese || language === 'vi')
    return (
      <h1 className={look}>
        <Names>{title}</Names>
      </h1>
    );
  const parts = vietnameseParts(title, vietnamese);
  if (parts.length === 1 && parts[0]?.isVietnamese) {
    return (
      <h1 lang="vi" className={look}>
        {title}
      </h1>
    );
  }
  return (
    <>
      <h1 className={look}>
        {parts.map(({ text, isVietnamese }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are nothing but their place
          if (!isVietnamese) return <Fragment key={index}>{text}</Fragment>;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces are nothing but their place
            <span key={index} lang="vi">
              {text}
            </span>
          );
        })}
      </h1>
      {vietnamese !== title && (
        <p lang="vi" className="mt-1 text-lg text-muted">
          {vietnamese}
        </p>
      )}
    </>
  );
}
