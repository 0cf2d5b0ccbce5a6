import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage } from '~/i18n/languages';
import { xml, xmlResponse } from '~/site/feeds/xml';

const texts = {
  en: { name: 'Visit Vietnam', description: 'Search places, stories, events and itineraries in Vietnam' },
  vi: { name: 'Visit Vietnam', description: 'Tìm điểm đến, bài viết, sự kiện và hành trình ở Việt Nam' },
};

/** `/opensearch.xml`: lets a browser search the site from its address bar. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('lang_id');
  const language = isLanguage(wanted) ? wanted : 'en';
  const { name, description } = texts[language];
  const template = `${context.publicUrl}/${language}/search-result?keyword={searchTerms}`;
  return xmlResponse(
    `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xml(name)}</ShortName>
<Description>${xml(description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${language}</Language>
<Image width="16" height="16" type="image/svg+xml">${xml(context.publicUrl)}/favicon.svg</Image>
<Url type="text/html" method="get" template="${xml(template)}"/>
</OpenSearchDescription>`,
    'application/opensearchdescription+xml',
    86_400,
  );
}
