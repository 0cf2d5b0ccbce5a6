import { entityNames } from './content-kinds';

/**
 * Rights are `{entity}.{action}`. Publishing covers what visitors see: status, schedule, languages, order. Translating is
 * the part of updating that is words in a language of a record that exists.
 */
const entityActions = ['read', 'create', 'update', 'delete', 'publish'] as const;

/** Entities whose records editors keep; each has all five actions. */
export const editedEntities = [
  ...entityNames,
  'gallery',
  'faq',
  'fact',
  'plan_your_trip',
  'admin',
  'role',
  'language',
  'media',
  'seo',
] as const;

const singlePermissions = [
  'setting.read',
  'setting.update',
  'email_template.read',
  'email_template.update',
  'review.moderate',
  'order.read',
  'order.update',
  'audit.read',
  'contact.read',
  'contact.update',
  'tag.read',
  'tag.update',
  'tag.delete',
  'nfc.read',
  'nfc.create',
  'nfc.update',
  'nfc.delete',
  'link.read',
  'link.update',
  'job.read',
  'job.update',
] as const;

/** Edited entities without words of their own in two languages. */
const wordless = ['admin', 'role'] as const;

type Edited = (typeof editedEntities)[number];
export type Translatable = Exclude<Edited, (typeof wordless)[number]>;

const isTranslatable = (entity: Edited): entity is Translatable =>
  !wordless.some((without) => without === entity);

const translatable = editedEntities.filter(isTranslatable);

export type Permission =
  | `${Edited}.${(typeof entityActions)[number]}`
  | `${Translatable}.translate`
  | (typeof singlePermissions)[number];

/** Every right there is, in the order in which the role matrix shows them. */
export const allPermissions: readonly Permission[] = [
  ...editedEntities.flatMap((entity) =>
    entityActions.flatMap((action): Permission[] =>
      action === 'update' && isTranslatable(entity)
        ? [`${entity}.update`, `${entity}.translate`]
        : [`${entity}.${action}`],
    ),
  ),
  ...singlePermissions,
];

/** Rights with those that they hold within them: whoever may change a record may translate it. */
export const withImplied = (held: readonly Permission[]): Set<Permission> => {
  const all = new Set(held);
  for (const entity of translatable) if (all.has(`${entity}.update`)) all.add(`${entity}.translate`);
  return all;
};

const contentEntities = translatable.filter((entity) => entity !== 'language');

const translating = (entities: readonly Translatable[]) =>
  entities.map((entity): Permission => `${entity}.translate`);

const every = (entities: readonly Edited[], actions: readonly (typeof entityActions)[number][]) =>
  entities.flatMap((entity) => actions.map((action): Permission => `${entity}.${action}`));

/** Roles that a new installation has. `super_admin` holds every right, those of later versions included. */
export const seededRoles: ReadonlyArray<{ code: string; name: string; permissions: readonly Permission[] }> =
  [
    { code: 'super_admin', name: 'Quản trị viên cấp cao', permissions: allPermissions },
    {
      code: 'editor',
      name: 'Biên tập viên',
      permissions: [
        ...every(contentEntities, entityActions),
        ...translating(contentEntities),
        'setting.read',
        'setting.update',
        'audit.read',
        'contact.read',
        'contact.update',
        'tag.read',
        'tag.update',
        'tag.delete',
        'nfc.read',
        'nfc.create',
        'nfc.update',
        'nfc.delete',
        'link.read',
        'link.update',
      ],
    },
    {
      code: 'translator',
      name: 'Biên dịch viên',
      permissions: [
        ...every(contentEntities, ['read']),
        ...translating(contentEntities),
        'language.read',
        'language.translate',
        'setting.read',
      ],
    },
    {
      code: 'moderator',
      name: 'Kiểm duyệt viên',
      permissions: [...every(contentEntities, ['read']), 'review.moderate'],
    },
    {
      code: 'sales',
      name: 'Nhân viên bán hàng',
      permissions: [
        ...every(['tour', 'resource'], ['read', 'update']),
        ...translating(['tour', 'resource']),
        'order.read',
        'order.update',
      ],
    },
  ];
