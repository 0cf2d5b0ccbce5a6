import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageContext } from '~/api/page-context.server';
import { machineDate } from '~/i18n/dates';
import { allAlerts } from '~/site/alerts/alerts-data.server';
import { xml, xmlResponse } from '~/site/feeds/xml';
import { todayPath } from '~/site/today/today-path';

/** `/{language}/alerts.xml`: what is in force now as an Atom feed (RFC 4287). What is over is no longer in it. */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args);
  const { language, t, context } = page;
  const { publicUrl } = context;
  const alerts = await allAlerts(page);
  const self = `${publicUrl}/${language}/alerts.xml`;
  const here = publicUrl + todayPath(language);
  const stamp = (at: string) => machineDate(at) ?? '';
  const entries = alerts.map(
    ({ id, kind, title, description, starts_at, updated_at }) => `<entry>
<id>${xml(`${publicUrl}/alerts/${id}/${language}`)}</id>
<title>${xml(title)}</title>
<link rel="alternate" type="text/html" href="${xml(`${here}#alert-${id}`)}"/>
<published>${stamp(starts_at ?? updated_at)}</published>
<updated>${stamp(updated_at)}</updated>
<summary>${xml(description)}</summary>
<category term="${kind}" label="${xml(t(`site:alert.kind.${kind}`))}"/>
</entry>`,
  );
  const updated = alerts
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return xmlResponse(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(self)}</id>
<title>${xml(t('site:alert.feed_title'))}</title>
<subtitle>${xml(t('site:alert.feed_lead'))}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(here)}"/>
<author><name>Visit Vietnam</name></author>
<updated>${updated ? stamp(updated) : new Date(0).toISOString()}</updated>
${entries.join('\n')}
</feed>`,
    'application/atom+xml',
    0,
  );
}
