import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { gridSizes } from '~/site/cards/card-grid';
import { LeadGrid, leadSizes } from '~/site/cards/lead-grid';
import { Section } from '~/site/section';
import { Picture } from '~/ui/picture';
import type { Tool } from './tools-data.server';

/** A tool as a picture with what it does; the whole of it is one link where it has a page. */
function ToolCard({ tool, large }: { tool: Tool; large: boolean }) {
  const { title, description, image, to } = tool;
  return (
    <article className="group relative">
      <Picture
        source={image}
        alt=""
        ratio="3:2"
        sizes={large ? leadSizes : gridSizes}
        largest={large ? 1920 : 960}
        className="rounded-card"
      />
      <h3 className={large ? 'mt-4 text-2xl' : 'mt-3 text-lg'}>
        {to ? (
          <Link to={to} prefetch="intent" className="stretched no-underline group-hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {description && (
        <p className="mt-1 text-muted">
          <Names>{description}</Names>
        </p>
      )}
    </article>
  );
}

/** The planning tools in pictures. */
export function ToolGallery({ tools }: { tools: Tool[] }) {
  const { t } = useTranslation('guides');
  if (tools.length === 0) return null;
  return (
    <Section title={t('tools.gallery')} lead={t('tools.gallery_lead')}>
      <LeadGrid label={t('tools.gallery')} withLead>
        {tools.map((tool, index) => (
          <ToolCard key={tool.id} tool={tool} large={index === 0} />
        ))}
      </LeadGrid>
    </Section>
  );
}
