/** Languages of the public site. */
export const siteLanguages = ['en', 'vi'] as const;

export type SiteLanguage = (typeof siteLanguages)[number];
