import type { EditorPart, EntityDescriptor } from '../../entities/descriptor';
import type { Values } from '../../entities/field';
import { useAdmin } from '../../shell/admin-context';
import { useAdminText } from '../../text';
import { useEditor } from '../editor-context';

/** A heading of the form, and where it stands in the page. */
export interface FormSection {
  anchor: string;
  title: string;
}

/** Where the sections that every form has stand. */
export const textsAnchor = 'form-texts';
export const imageAnchor = 'form-image';
export const seoAnchor = 'form-seo';

/** Where a group of fields, or a part that saves by itself, stands. */
export const anchorOf = (title: string): string => `form-${title}`;

/** The groups of fields that a draft like this has something to fill in of. */
export const shownGroups = (entity: EntityDescriptor, draft: Values): EntityDescriptor['groups'] =>
  entity.groups
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ when }) => when?.(draft) ?? true) }))
    .filter(({ fields }) => fields.length > 0);

/** The parts that save by themselves, as far as they belong to such a draft and to whoever edits. */
export const shownParts = (
  entity: EntityDescriptor,
  draft: Values,
  holds: (right: string) => boolean,
): EditorPart[] =>
  entity.parts.filter(({ when, right }) => (when?.(draft) ?? true) && (right === undefined || holds(right)));

/** All headings of the form of the record that is edited, in their order. */
export function useFormSections(): FormSection[] {
  const t = useAdminText();
  const { entity, draft } = useEditor();
  const { may, holds } = useAdmin();
  return [
    { anchor: textsAnchor, title: t('editor.texts') },
    ...(entity.hasImage ? [{ anchor: imageAnchor, title: t('field.image') }] : []),
    ...[...shownGroups(entity, draft), ...shownParts(entity, draft, holds)].map(({ title }) => ({
      anchor: anchorOf(title),
      title: t(`group.${title}`),
    })),
    ...(entity.moduleId !== null && may('seo', 'read') ? [{ anchor: seoAnchor, title: t('seo.title') }] : []),
  ];
}
