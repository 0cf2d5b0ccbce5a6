import { useLanguage } from '~/i18n/use-language';
import { errorTitle } from './error-meta';

/** Head of an error page outside the site's own frame, where no route's `meta` knows the visitor's language. */
export function ErrorHead({ error }: { error: unknown }) {
  const language = useLanguage();
  return (
    <>
      <title>{errorTitle(error, language)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
