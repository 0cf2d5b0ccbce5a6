import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { Form, Link, useActionData, useNavigation, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { AccountPage, Notice } from '~/site/account/account-page';
import { accountSeo } from '~/site/account/account-seo.server';
import type { Refused } from '~/site/account/outcome';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { visitorForm, visitorPage } from '~/site/account/visitor.server';
import { withQuery } from '~/site/account/with-query';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';

export const handle = { i18n: ['site', 'account'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  return { seo: await accountSeo(page, page.t('account:activate.title'), sitePaths.activate) };
}

/** Done by a press of the reader's: programs that look into letters follow links, and would use it up. */
export async function action(args: ActionFunctionArgs) {
  const { api, language, form, t } = await visitorForm(args);
  const query = { token: textOf(form, 'token'), lang_id: language };
  const answer = await calling(api.GET('/customers/activate', { params: { query } }));
  if (!('data' in answer) || !answer.data) return refuse(form, answer, t('account:failed'));
  const token = answer.data.password_token;
  if (token) return redirect(withQuery(sitePaths.newPassword(language), { token, activated: '1' }));
  return redirect(`${sitePaths.signInPassword(language)}?activated=1`);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function Activate() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const refused = useActionData() as Refused | undefined;
  const [query] = useSearchParams();
  const busy = useNavigation().state === 'submitting';
  const token = query.get('token') ?? '';
  return (
    <AccountPage title={t('activate.title')} lead={token && !refused ? t('activate.lead') : undefined}>
      {refused && <Notice tone="bad">{refused.message}</Notice>}
      {!token && <Notice tone="bad">{t('activate.no_token')}</Notice>}
      {token && !refused && (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" pending={busy}>
            {t('activate.submit')}
          </Button>
        </Form>
      )}
      {(refused || !token) && (
        <p>
          <Link to={sitePaths.signIn(language)} className="link inline-block py-1 font-semibold">
            {t('activate.again')}
          </Link>
        </p>
      )}
    </AccountPage>
  );
}
