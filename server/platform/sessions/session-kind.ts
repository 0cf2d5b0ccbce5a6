export const sessionCookies = { admin: 'admin_token', customer: 'customer_token' } as const;

export type SessionKind = keyof typeof sessionCookies;
