import { type AnyColumn, getTableColumns } from 'drizzle-orm';
import type { ZodType } from 'zod';
import type { Entity, Input, RecordTable, WriteContext } from '../../../kernel/entity';
import type { Item, ItemTable } from '../../../kernel/items/item';
import { translatedItem } from '../../../kernel/items/list';
import { itemInput, updateItem } from '../../../kernel/items/write';
import type { PartTexts } from '../../../kernel/part-texts';
import { translatedOf } from '../../../kernel/selection';
import { commonTexts } from '../../../kernel/translating';
import type { Translated } from '../../../kernel/translation-issues';
import { updateContent } from '../../../kernel/write';
import { inputSchemas } from '../../../kernel/write-input';
import { entities, items } from '../../../kinds';
import { dayTexts } from '../../../kinds/tour';
import type { Permission } from '../../../permissions';

/** A kind of record with texts in both languages: content or items, looked at alike. */
export interface TranslatedKind extends Translated {
  record: RecordTable | ItemTable;
  read: Permission;
  translate: Permission;
  /** Column of the time at which a record went to the bin; null for kinds that are deleted at once. */
  bin: AnyColumn | null;
  /** Fields that are translated, in the order of the form. */
  texts: readonly string[];
  /** Texts that stand with parts of a record; null for kinds without such. */
  parts: PartTexts | null;
  /** The field by which people know a record. */
  titled: string;
  /** What an update takes. */
  input: ZodType<Input>;
  /** Writes texts as an editor's update does. */
  write: (context: WriteContext, recordId: number, input: Input) => Promise<void>;
}

/** By the name of the kind. */
const partTexts: Readonly<Record<string, PartTexts>> = { tour: dayTexts };

const contentKind = (entity: Entity): TranslatedKind => {
  const columns = getTableColumns(entity.translation);
  return {
    ...translatedOf(entity),
    record: entity.record,
    name: entity.name,
    read: `${entity.name}.read`,
    translate: `${entity.name}.translate`,
    bin: entity.record.deleted_at,
    texts: [...commonTexts, ...Object.keys(entity.input.translation).filter((name) => name in columns)],
    parts: partTexts[entity.name] ?? null,
    titled: 'title',
    input: inputSchemas(entity).update as ZodType<Input>,
    write: ({ tx, ...context }, recordId, input) =>
      updateContent(tx, entity, recordId, { ...context, input }),
  };
};

const itemKind = (item: Item): TranslatedKind[] => {
  const translated = translatedItem(item);
  if (!translated) return [];
  return [
    {
      ...translated,
      record: item.table,
      read: item.right('read'),
      translate: item.right('translate'),
      bin: item.bin,
      texts: Object.keys(item.input.texts),
      parts: null,
      titled: item.titled,
      input: itemInput(item).update as ZodType<Input>,
      write: (context, recordId, input) => updateItem(context, item, recordId, input),
    },
  ];
};

/** Every kind that is translated. */
export const translatedKinds: readonly TranslatedKind[] = [
  ...entities.map(contentKind),
  ...items.flatMap(itemKind),
];

export const kindNames = translatedKinds.map(({ name }) => name);

/** The kind of a name. @throws Error for one that no request can carry */
export const kindNamed = (name: string): TranslatedKind => {
  const kind = translatedKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`No kind is called ${name}.`);
  return kind;
};
