import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { visitorContext } from '~/api/page-context.server';
import { pageMeta } from '~/seo/meta';
import { checkInData } from '~/site/check-in/check-in-data.server';
import { CheckInPage } from '~/site/check-in/check-in-page';
import { sendCheckIn } from '~/site/check-in/send-check-in.server';

export const handle = { i18n: ['site', 'maps'], query: ['tag', 'signature', 'checked_in'] } as const;

export async function loader(args: LoaderFunctionArgs) {
  return checkInData(await visitorContext(args, handle), args.params);
}

export const action = (args: ActionFunctionArgs) => sendCheckIn(args);

/** One address, two languages: nobody between here and the visitor may keep it. */
export const headers = () => ({ vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data.seo, alternates: {} }) : [];

export default function CheckInRoute() {
  return <CheckInPage data={useLoaderData<typeof loader>()} />;
}
