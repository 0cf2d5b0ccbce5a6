/** The role that owns everything in the embedded server. */
export const superuser = 'vietnam';

export const databaseName = 'vietnam';
