import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** What the browser does with the link, but without a place in the history: nothing of the page is to be drawn anew for it. */
function skip(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}

/** Takes keyboards past the header; seen when it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page, and does so without a script too
    <a
      href="#main"
      onClick={skip}
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-input bg-ink px-4 py-3 text-paper focus:translate-y-0"
    >
      {t('skip_to_content')}
    </a>
  );
}
