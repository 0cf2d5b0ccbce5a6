import { useNamesIn } from '~/i18n/names';
import { cx } from '~/ui/cx';

/** A text that an editor wrote. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const marked = useNamesIn(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it is written
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: marked }} />;
}
