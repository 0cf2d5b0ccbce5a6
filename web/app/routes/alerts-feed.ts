import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageContext } from '~/api/page-context.server';
import { machineDate } from '~/i18n/dates';
import { allAlerts } from '~/site/alerts/alerts-data.server';
import { atomResponse, lastUpdated } from '~/site/feeds/atom';
import { xml } from '~/site/feeds/xml';
import { todayPath } from '~/site/today/today-path';

/** `/{language}/alerts.xml`: what is in force now as an Atom feed (RFC 4287). What is over is no longer in it. */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args);
  const { language, t, context } = page;
  const { publicUrl } = context;
  const alerts = await allAlerts(page);
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
  const updated = lastUpdated(alerts);
  return atomResponse(
    {
      language,
      title: t('site:alert.feed_title'),
      lead: t('site:alert.feed_lead'),
      self: `${publicUrl}/${language}/alerts.xml`,
      page: here,
      updated: updated && stamp(updated),
      entries,
    },
    0,
  );
}
