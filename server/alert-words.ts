/** What an alert is about. */
export const alertKinds = ['storm', 'flood', 'closure', 'rail', 'other'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** From good to know, over plans that have to change, to getting to safety. */
export const alertSeverities = ['notice', 'warning', 'danger'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];
