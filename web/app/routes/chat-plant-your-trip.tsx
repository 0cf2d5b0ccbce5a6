import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { visitorContext } from '~/api/page-context.server';
import { pageMeta } from '~/seo/meta';
import { chatData } from '~/site/trip/chat/chat-data.server';
import { ChatScreen } from '~/site/trip/chat/chat-screen';
import { goOnInLanguage } from '~/site/trip/chat/language-asked.server';

export const handle = { i18n: ['site', 'trip', 'events'], keep: false };

export async function loader(args: LoaderFunctionArgs) {
  await goOnInLanguage(args);
  return chatData(await visitorContext(args));
}

/** One address, two languages: nobody between here and the visitor may keep it. */
export const headers = () => ({ vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data.seo, alternates: {} }) : [];

export default function TripChat() {
  return <ChatScreen data={useLoaderData<typeof loader>()} />;
}
