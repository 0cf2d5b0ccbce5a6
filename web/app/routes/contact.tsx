import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useLanguage } from '~/i18n/use-language';
import { Organisation } from '~/site/footer/organisation';
import { contactData } from '~/site/guides/contact/contact-data.server';
import type { Refused } from '~/site/guides/contact/contact-fields';
import { ContactForm } from '~/site/guides/contact/contact-form';
import { MessageSent } from '~/site/guides/contact/message-sent';
import { sendContact } from '~/site/guides/contact/send-contact.server';
import { guideMeta } from '~/site/guides/guide-meta';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';

export const handle = { i18n: ['site', 'guides'], query: ['sent'], keep: false } as const;

export function loader(args: LoaderFunctionArgs) {
  return contactData(pageContext(args, handle));
}

export function action(args: ActionFunctionArgs) {
  return sendContact(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data, 'contact');

export default function Contact() {
  const { title, isSent, profile } = useLoaderData<typeof loader>();
  const refused = useActionData() as Refused | undefined;
  const { t } = useTranslation(['guides', 'site']);
  const language = useLanguage();
  const crumbs = [
    { title: t('site:home.crumb'), to: sitePaths.home(language) },
    { title: t('chapters.about'), to: sitePaths.about(language) },
    { title },
  ];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader crumbs={crumbs} title={title} lead={t('contact.lead')} />
      <div className="mt-10 grid gap-x-12 gap-y-12 border-t-2 border-ink pt-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {isSent && !refused ? <MessageSent /> : <ContactForm refused={refused} />}
        </div>
        {profile && (
          <aside aria-label={t('contact.elsewhere')} className="lg:col-span-4 lg:col-start-9">
            <h2 className="text-xl">{t('contact.elsewhere')}</h2>
            <Organisation profile={profile} social={[]} />
          </aside>
        )}
      </div>
    </div>
  );
}
