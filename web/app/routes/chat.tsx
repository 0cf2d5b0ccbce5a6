import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { pageSeo } from '~/seo/page-seo.server';
import { ListHeader } from '~/site/list/list-header';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { ChatExamples } from '~/site/trip/chat/chat-examples';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';

export const handle = { i18n: ['site', 'deciding'] } as const;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args);
  return {
    seo: await pageSeo(page, {
      title: page.t('deciding:chat.title'),
      alternates: inBothLanguages(sitePaths.chat),
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { seo } = data;
  return pageMeta(seo, [
    breadcrumbList(seo.publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(seo.language) },
      { title: seo.title, path: sitePaths.chat(seo.language) },
    ]),
  ]);
};

const abilities = ['plan', 'change', 'answer', 'compare', 'keep'] as const;

export default function Chat() {
  const { t } = useTranslation(['deciding', 'site']);
  const language = useLanguage();
  return (
    <div className="page pt-6 pb-20">
      <ListHeader
        crumbs={[{ title: t('site:home.crumb'), to: sitePaths.home(language) }, { title: t('chat.crumb') }]}
        title={t('chat.title')}
        lead={t('chat.lead')}
      >
        <p className="mt-6">
          <ButtonLink to={sitePaths.tripChat(language)} reloadDocument>
            {t('chat.start')}
          </ButtonLink>
        </p>
      </ListHeader>
      <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="examples">
          <h2 id="examples" className="text-2xl">
            {t('chat.examples')}
          </h2>
          <p className="mt-2 mb-5 text-sm text-muted">{t('chat.examples_lead')}</p>
          <ChatExamples />
        </section>
        <section aria-labelledby="abilities">
          <h2 id="abilities" className="text-2xl">
            {t('chat.can')}
          </h2>
          <ul className="mt-5 space-y-3">
            {abilities.map((ability) => (
              <li key={ability} className="grid grid-cols-[1.75rem_1fr]">
                <Icon name="check" className="mt-1 text-jade" />
                {t(`chat.abilities.${ability}`)}
              </li>
            ))}
          </ul>
          <h2 className="mt-10 text-xl">{t('chat.cannot')}</h2>
          <p className="mt-2">{t('chat.limits')}</p>
          <p className="mt-4 text-sm text-muted">{t('chat.privacy')}</p>
        </section>
      </div>
      <h2 className="mt-12 text-xl">{t('chat.form')}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        <li>
          <Link to={sitePaths.trip(language)} className="link inline-block py-1 font-semibold">
            {t('chat.form_link')}
          </Link>
        </li>
        <li>
          <Link to={sitePaths.whereToGo(language)} className="link inline-block py-1 font-semibold">
            {t('chat.where_link')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
