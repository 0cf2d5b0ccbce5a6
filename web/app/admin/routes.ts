import type { RouteEntry } from '../routes';

const signIn: RouteEntry[] = [
  { path: 'login', file: 'routes/admin/login.tsx' },
  { path: 'forgot-password', file: 'routes/admin/forgot-password.tsx' },
  { path: 'reset-password', file: 'routes/admin/reset-password.tsx' },
];

/** Behind a session. `:section` is the path of an entity in `admin/entities`; any other one is the 404 page. */
const signedIn: RouteEntry[] = [
  { index: true, file: 'routes/admin/dashboard.tsx' },
  { path: 'media', file: 'routes/admin/media.tsx' },
  { path: 'profile', file: 'routes/admin/profile.tsx' },
  { path: 'translations', file: 'routes/admin/translations.tsx' },
  { path: 'translations/:kind', file: 'routes/admin/translation-work.tsx' },
  { path: 'bin', file: 'routes/admin/bin.tsx' },
  { path: 'tags', file: 'routes/admin/tags.tsx' },
  { path: 'links', file: 'routes/admin/links.tsx' },
  { path: 'visitor-info', file: 'routes/admin/visitor-info.tsx' },
  { path: 'jobs', file: 'routes/admin/jobs.tsx' },
  { path: 'nfc-tags', file: 'routes/admin/nfc-tags.tsx' },
  { path: 'nfc-tags/print', file: 'routes/admin/nfc-print.tsx' },
  { path: 'searches', file: 'routes/admin/searches.tsx' },
  { path: 'setting', file: 'routes/admin/settings.tsx' },
  { path: 'setting/social', file: 'routes/admin/list.tsx', id: 'social-links' },
  { path: 'setting/social/:id', file: 'routes/admin/editor.tsx', id: 'social-link' },
  { path: 'setting/:group', file: 'routes/admin/setting.tsx' },
  { path: 'setting/:group/:block', file: 'routes/admin/list.tsx', id: 'blocks' },
  { path: 'setting/:group/:block/:id', file: 'routes/admin/editor.tsx', id: 'block' },
  { path: 'seo', file: 'routes/admin/seo.tsx' },
  { path: 'seo/:id', file: 'routes/admin/seo-record.tsx' },
  { path: 'pages', file: 'routes/admin/pages.tsx' },
  { path: 'redirects', file: 'routes/admin/redirects.tsx' },
  { path: 'contact', file: 'routes/admin/contact.tsx' },
  { path: 'reviews', file: 'routes/admin/reviews.tsx' },
  { path: 'hotels/:hotel/rooms/:id', file: 'routes/admin/room.tsx' },
  { path: 'languages', file: 'routes/admin/languages.tsx' },
  { path: 'languages/:code', file: 'routes/admin/language.tsx' },
  { path: 'languages/:code/translate', file: 'routes/admin/translate.tsx' },
  { path: 'emailtemplate', file: 'routes/admin/email-templates.tsx' },
  { path: 'emailtemplate/add', file: 'routes/admin/email-template.add.tsx' },
  { path: 'emailtemplate/edit/:id', file: 'routes/admin/email-template.tsx' },
  { path: 'audit', file: 'routes/admin/audit.tsx' },
  { path: 'setting/user-account', file: 'routes/admin/user-account.tsx' },
  { path: 'settings/roles', file: 'routes/admin/roles.tsx' },
  { path: 'settings/roles/:id', file: 'routes/admin/role.tsx' },
  { path: 'settings/permissions', file: 'routes/admin/permissions.tsx' },
  { path: 'city/:id/:slug', file: 'routes/admin/city.tsx' },
  { path: 'orders', file: 'routes/admin/orders.tsx' },
  { path: 'orders/:code', file: 'routes/admin/order.tsx' },
  { path: 'check-in', file: 'routes/admin/check-in.tsx' },
  { path: ':section', file: 'routes/admin/list.tsx' },
  { path: ':section/import', file: 'routes/admin/import.tsx' },
  { path: ':section/:action?/:id', file: 'routes/admin/editor.tsx' },
  { path: '*', file: 'routes/admin/not-found.tsx' },
];

/** The back office's routes, outside the language prefix. */
export const adminRoutes: RouteEntry[] = [
  { path: 'admin/logout', file: 'routes/admin/logout.ts' },
  { path: 'admin/interface-language', file: 'routes/admin/interface-language.ts' },
  { path: 'admin/preview/:entity/:id', file: 'routes/admin/preview.ts' },
  { path: 'admin/languages/:code/export.json', file: 'routes/admin/translate.export.ts' },
  { path: 'admin/orders/export.csv', file: 'routes/admin/orders-export.ts' },
  { path: 'admin/:section/export.csv', file: 'routes/admin/export.ts' },
  { path: 'admin/setting/social/export.csv', file: 'routes/admin/export.ts', id: 'social-links-export' },
  { path: 'admin/setting/:group/:block/export.csv', file: 'routes/admin/export.ts', id: 'blocks-export' },
  {
    path: 'admin',
    file: 'routes/admin/frame.tsx',
    children: [
      ...signIn,
      // Without a path of its own: adds the shell around what needs a session.
      { file: 'routes/admin/shell.tsx', children: signedIn },
    ],
  },
];
