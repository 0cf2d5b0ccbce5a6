import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/ui/icon';
import { iconNames } from '~/ui/icon-names';
import type { Tool } from './tools-data.server';

const isIcon = (name: string): name is IconName => iconNames.some((one) => one === name);

function ToolLine({ tool }: { tool: Tool }) {
  return (
    <>
      <Icon name={isIcon(tool.icon) ? tool.icon : 'arrow-right'} className="text-lacquer" />
      {tool.title}
    </>
  );
}

/** All planning tools at a glance; those that have a page are links to it. */
export function ToolMenu({ tools }: { tools: Tool[] }) {
  const { t } = useTranslation('guides');
  if (tools.length === 0) return null;
  const line = 'flex min-h-11 items-center gap-3';
  return (
    <nav aria-label={t('tools.menu')} className="page pb-8">
      <ul className="grid gap-x-10 border-b border-line sm:grid-cols-2 lg:grid-cols-4">
        {tools.map((tool) => (
          <li key={tool.id} className="border-t border-line">
            {tool.to ? (
              <Link to={tool.to} prefetch="intent" className={`${line} font-semibold link-quiet`}>
                <ToolLine tool={tool} />
              </Link>
            ) : (
              <span className={`${line} text-muted`}>
                <ToolLine tool={tool} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
