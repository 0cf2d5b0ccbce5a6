import { Link } from '@remix-run/react';
import { Icon } from '~/ui/icon';
import { useAdmin } from '../shell/admin-context';
import { useAdminText } from '../text';
import type { SettingDescriptor } from './descriptor';
import { useWords } from './use-words';

/** What a page is made from besides its own words: its blocks, its questions, its facts. */
export function RelatedScreens({ page }: { page: SettingDescriptor }) {
  const t = useAdminText();
  const words = useWords();
  const { may } = useAdmin();
  const screens = [
    ...(may('gallery', 'read')
      ? page.blocks.map(({ type }) => ({
          to: `/admin/setting/${page.name}/${type}`,
          title: words(`block.${type}`),
        }))
      : []),
    ...(page.faqType !== null && may('faq', 'read')
      ? [{ to: `/admin/faqs?entity_type=${page.faqType}`, title: words('related.faqs') }]
      : []),
    ...(may('fact', 'read')
      ? page.facts.map((topic) => ({
          to: `/admin/facts?prefix=${topic}`,
          title: words('related.facts', { topic: words(`topic.${topic as 'visa'}`) }),
        }))
      : []),
    ...(page.name === 'plan-your-trip' && may('plan_your_trip', 'read')
      ? [{ to: '/admin/plan-your-trip', title: words('related.plan') }]
      : []),
  ];
  if (screens.length === 0) return null;
  return (
    <nav
      aria-label={words('related.label', { title: t(`setting.page.${page.name}`) })}
      className="flex flex-wrap gap-x-5 gap-y-1 pt-1"
    >
      {screens.map(({ to, title }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          className="link inline-flex min-h-8 items-center gap-1.5 text-xs font-semibold"
        >
          {title}
          <Icon name="arrow-right" />
        </Link>
      ))}
    </nav>
  );
}
