import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { Notice } from '~/site/account/account-page';
import { accountSeo } from '~/site/account/account-seo.server';
import { nextPage } from '~/site/account/next-page';
import { type Done, isRefused, type Refused } from '~/site/account/outcome';
import { requireCustomer, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { isRatedKind } from '~/site/reviews/kinds';
import { ReviewFields } from '~/site/reviews/review-form';
import { sendReview } from '~/site/reviews/send-review.server';
import { ButtonLink } from '~/ui/button';

export const handle = { i18n: ['site', 'account', 'reviews'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

/** The form by itself: for links that lead to it, and for browsers without scripts when a review was not taken. */
export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  const { searchParams } = new URL(args.request.url);
  const [kind, id] = [searchParams.get('kind') ?? '', Number(searchParams.get('id'))];
  const seo = await accountSeo(page, page.t('reviews:write'), sitePaths.writeReview);
  const back = nextPage(searchParams.get('back'));
  if (!isRatedKind(kind) || kind === 'blog' || !Number.isInteger(id) || id < 1) {
    // A form that was refused brings what it is about along.
    if (searchParams.size > 0) throw redirect(sitePaths.rating(page.language));
    return { seo, about: null };
  }
  await requireCustomer(page);
  return { seo, about: { kind, id, back: back ?? sitePaths.rating(page.language) } };
}

export const action = (args: ActionFunctionArgs) => sendReview(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function WriteReview() {
  const { about } = useLoaderData<typeof loader>();
  const outcome = useActionData() as Done | Refused | undefined;
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const isSending = useNavigation().state === 'submitting';
  const refused = isRefused(outcome) ? outcome : undefined;
  const values = refused?.values ?? {};
  const kind = values.kind ?? about?.kind ?? '';
  const id = Number(values.entity_id ?? about?.id);
  const back = nextPage(values.back) ?? about?.back ?? sitePaths.rating(language);
  return (
    <div className="page py-12">
      <h1 className="text-4xl">{t('write')}</h1>
      {outcome && !isRefused(outcome) ? (
        <div className="mt-6">
          <Notice tone="good">{outcome.done}</Notice>
          <ButtonLink to={back} tone="secondary">
            {t('rate.back')}
          </ButtonLink>
        </div>
      ) : (
        isRatedKind(kind) && (
          <Form method="post" encType="multipart/form-data" noValidate className="mt-8">
            <ReviewFields
              kind={kind}
              record={{ id, title: '' }}
              back={back}
              refused={refused}
              isSending={isSending}
            />
          </Form>
        )
      )}
    </div>
  );
}
