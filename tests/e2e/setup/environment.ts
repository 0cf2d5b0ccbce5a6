/** What the global set-up tells the test processes, through environment variables that they inherit. */
export interface EndToEndEnvironment {
  baseUrl: string;
  apiUrl: string;
  adminEmail: string;
  adminPassword: string;
  /** Where the product keeps its data, the letters that it did not send among them. */
  dataDir: string;
}

const names: Record<keyof EndToEndEnvironment, string> = {
  baseUrl: 'E2E_BASE_URL',
  apiUrl: 'E2E_API_URL',
  adminEmail: 'E2E_ADMIN_EMAIL',
  adminPassword: 'E2E_ADMIN_PASSWORD',
  dataDir: 'E2E_DATA_DIR',
};

export function publish(environment: EndToEndEnvironment): void {
  for (const [key, name] of Object.entries(names)) {
    process.env[name] = environment[key as keyof EndToEndEnvironment];
  }
}

/** Where the product under test is, and how to sign in to its back office. */
export function product(): EndToEndEnvironment {
  const read = (key: keyof EndToEndEnvironment) => {
    const value = process.env[names[key]];
    if (!value) throw new Error(`${names[key]} is not set: the global set-up has not run.`);
    return value;
  };
  return {
    baseUrl: read('baseUrl'),
    apiUrl: read('apiUrl'),
    adminEmail: read('adminEmail'),
    adminPassword: read('adminPassword'),
    dataDir: read('dataDir'),
  };
}
