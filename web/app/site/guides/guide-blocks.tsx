import { useTranslation } from 'react-i18next';
import type { GalleryItem } from '~/api/types';
import { Names } from '~/i18n/names';
import { WrittenPart } from '~/rendering/written/written-part';
import { Gallery } from '~/site/detail/gallery';
import { Section } from '~/site/section';
import { Picture } from '~/ui/picture';
import { BlockLink } from './block-link';
import type { GuideBlock } from './guide-data.server';
import { blockId, isPictures, moduleIds } from './modules';

/** A tip in words: its number, what it is about, and what to do. */
function Tip({ item, number }: { item: GalleryItem; number: number }) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr] border-t border-line py-5">
      <span aria-hidden="true" className="display figures text-2xl leading-tight text-lacquer">
        {number}
      </span>
      <div>
        <h3 className="text-lg">
          <Names>{item.title}</Names>
        </h3>
        {item.description && (
          <p className="mt-1.5 text-muted">
            <Names>{item.description}</Names>
          </p>
        )}
        <BlockLink item={item} className="mt-1.5" />
      </div>
    </li>
  );
}

/** A short piece beside its picture; on phones the picture is small, beside the title alone. */
function Piece({ item }: { item: GalleryItem }) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr] items-center gap-x-4 gap-y-2 sm:grid-cols-[2fr_3fr] sm:items-start sm:gap-x-6">
      <Picture
        source={item.image}
        alt={item.image_alt ?? ''}
        ratio="3:2"
        sizes="(min-width: 64rem) 240px, (min-width: 40rem) 38vw, 104px"
        blur={item.image_blur}
        largest={960}
        className="rounded-card"
      />
      <div className="max-sm:contents">
        <h3 className="text-lg">
          <Names>{item.title}</Names>
        </h3>
        {item.description && (
          <p className="text-muted max-sm:col-span-full sm:mt-1.5">
            <Names>{item.description}</Names>
          </p>
        )}
        <BlockLink item={item} className="max-sm:col-span-full sm:mt-1.5" />
      </div>
    </li>
  );
}

function Block({ items }: { items: readonly GalleryItem[] }) {
  if (items.some(({ image }) => image)) {
    return (
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {items.map((item) => (
          <Piece key={item.id} item={item} />
        ))}
      </ul>
    );
  }
  return (
    <ol className="grid gap-x-12 md:grid-cols-2">
      {items.map((item, index) => (
        <Tip key={item.id} item={item} number={index + 1} />
      ))}
    </ol>
  );
}

/** The blocks of a guide below its text: tips in words, short pieces with pictures, or pictures alone. */
export function GuideBlocks({ title, blocks }: { title: string; blocks: GuideBlock[] }) {
  const { t } = useTranslation('guides');
  return blocks.map(({ module, items }) => {
    const heading = t(`modules.${module}`);
    if (isPictures(module)) {
      return <Gallery key={module} title={title} heading={heading} items={items ?? []} />;
    }
    return (
      <Section whole key={module} id={moduleIds[module]} title={heading} lead={t(`modules_lead.${module}`)}>
        <WrittenPart id={blockId(module)} of={items}>
          {(all) => <Block items={all} />}
        </WrittenPart>
      </Section>
    );
  });
}
