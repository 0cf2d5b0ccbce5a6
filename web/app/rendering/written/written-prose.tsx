import { useState } from 'react';
import { useNamesIn } from '~/i18n/names';
import { cx } from '~/ui/cx';
import { useRequestInfo } from '~/ui/request-info';
import { standing, writtenHtml } from './written-html';

/**
 * A text that an editor wrote, which a document carries once: the server writes what the loader left with `writtenOnce`, and
 * the browser goes on with what stands there.
 * @param html empty in a document
 */
export function WrittenProse({ id, html, className }: { id: string; html: string; className?: string }) {
  const { written } = useRequestInfo();
  const marked = useNamesIn(html || writtenHtml(written, id));
  const [stood] = useState(() => (html ? '' : standing(id)));
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it is written
    <div id={id} className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: marked || stood }} />
  );
}
