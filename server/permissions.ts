import { entityNames } from './content-kinds';

/** Rights are `{entity}.{action}`. Publishing covers what visitors see: status, schedule, languages, order. */
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

export type Permission =
  | `${(typeof editedEntities)[number]}.${(typeof entityActions)[number]}`
  | (typeof singlePermissions)[number];

/** Every right there is, in the order in which the role matrix shows them. */
export const allPermissions: readonly Permission[] = [
  ...editedEntities.flatMap((entity) => entityActions.map((action): Permission => `${entity}.${action}`)),
  ...singlePermissions,
];

const contentEntities = editedEntities.filter((entity) => !['admin', 'role', 'language'].includes(entity));

const every = (
  entities: readonly (typeof editedEntities)[number][],
  actions: readonly (typeof entityActions)[number][],
) => entities.flatMap((entity) => actions.map((action): Permission => `${entity}.${action}`));

/** Roles that a new installation has. `super_admin` holds every right, those of later versions included. */
export const seededRoles: ReadonlyArray<{ code: string; name: string; permissions: readonly Permission[] }> =
  [
    { code: 'super_admin', name: 'Quản trị viên cấp cao', permissions: allPermissions },
    {
      code: 'editor',
      name: 'Biên tập viên',
      permissions: [
        ...every(contentEntities, entityActions),
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
        ...every(contentEntities, ['read', 'update']),
        'language.read',
        'language.update',
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
      permissions: [...every(['tour', 'resource'], ['read', 'update']), 'order.read', 'order.update'],
    },
  ];
