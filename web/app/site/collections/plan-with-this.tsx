import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';

/** The way from reading to a plan: the conversation with the editors' question, which is shown before it is asked. */
export function PlanWithThis({ ask }: { ask: string }) {
  const { t } = useTranslation('deciding');
  const language = useLanguage();
  return (
    <aside aria-labelledby="plan-with-this" className="lg:col-span-4 lg:col-start-9">
      <div className="border-t-2 border-ink pt-4">
        <h2 id="plan-with-this" className="text-xl">
          {t('collections.plan')}
        </h2>
        {ask && (
          <>
            <p className="mt-3 text-muted">{t('collections.plan_text')}</p>
            <blockquote className="mt-3 border-l-4 border-jade pl-4 italic">{ask}</blockquote>
            <p className="needs-script mt-5">
              <ButtonLink to={sitePaths.askChat(language, ask)} reloadDocument>
                {t('collections.plan_action')}
              </ButtonLink>
            </p>
          </>
        )}
        <p className="mt-4">
          <Link to={sitePaths.trip(language)} prefetch="intent" className="link py-1 font-semibold">
            {t('chat.form_link')}
          </Link>
        </p>
      </div>
    </aside>
  );
}
