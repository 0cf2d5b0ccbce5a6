import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { apiVariables, loadEnv } from '../../server/env';
import { bundles } from '../../server/launch/bundles';
import { projectRoot } from '../../server/launch/project-root';
import { readEnv, webVariables } from '../../web/env';

const folder = path.join(projectRoot, 'docs/deploy');
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');

const filesIn = (start: string, ends: string): string[] =>
  readdirSync(path.join(folder, start), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends))
    .map((name) => path.join(start, name));

/** Names and values of an env file. */
const envFile = (...names: string[]): Record<string, string> =>
  Object.fromEntries(
    read(...names)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

interface Port {
  name: string;
  containerPort: number;
}
interface Reference {
  name: string;
  key?: string;
}
interface Container {
  name: string;
  image: string;
  args?: string[];
  ports?: Port[];
  envFrom?: Array<{ configMapRef?: Reference; secretRef?: Reference }>;
  env?: Array<{ name: string; valueFrom?: { secretKeyRef: Required<Reference> } }>;
  resources: { limits?: { memory?: string } };
  securityContext: Record<string, unknown>;
  [probe: `${string}Probe`]: { httpGet?: { port: string; path: string } } | undefined;
}
interface Thing {
  kind: string;
  metadata: { name: string };
  stringData?: Record<string, string>;
  spec: {
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { containers: Container[]; securityContext: Record<string, unknown> };
    };
    selector?: Record<string, string>;
    ports?: Array<{ port: number; targetPort: string }>;
    scaleTargetRef?: { name: string };
  };
}

const thingsOf = (file: string) => parseAllDocuments(read(file)).map((document) => document.toJS() as Thing);
const manifests = filesIn('kubernetes', '.yaml').filter((file) => !file.endsWith('kustomization.yaml'));
const things = manifests.flatMap(thingsOf);
const pods = things.flatMap(({ spec, metadata }) =>
  spec?.template?.spec.containers ? [{ name: metadata.name, ...spec.template }] : [],
);
const secrets = Object.fromEntries(
  thingsOf('kubernetes/secrets.example.yaml').map(({ metadata, stringData }) => [metadata.name, stringData]),
);
const configs = {
  api: envFile('kubernetes/base/api.env'),
  web: envFile('kubernetes/base/web.env'),
};

it.each([...filesIn('.', '.yaml'), ...filesIn('.', '.yml')])('%s is YAML without errors', (file) => {
  expect(parseAllDocuments(read(file)).flatMap(({ errors }) => errors)).toEqual([]);
});

describe('Kubernetes', () => {
  it.each(filesIn('kubernetes', 'kustomization.yaml'))('%s names what there is', (file) => {
    const { resources, patches = [], configMapGenerator = [] } = parse(read(file));
    const named: string[] = [
      ...resources,
      ...patches.map((patch: { path: string }) => patch.path),
      ...configMapGenerator.flatMap(({ envs }: { envs: string[] }) => envs),
    ];
    const missing = named.filter((name) => !existsSync(path.join(folder, path.dirname(file), name)));
    expect(missing).toEqual([]);
  });

  it('refers to configurations and keys of secrets that are known', () => {
    const unknown = pods.flatMap(({ spec: { containers } }) =>
      containers.flatMap(({ envFrom = [], env = [] }) => [
        ...envFrom.flatMap(({ configMapRef, secretRef }) => [
          ...(configMapRef && !(configMapRef.name in configs) ? [configMapRef.name] : []),
          ...(secretRef && !secrets[secretRef.name] ? [secretRef.name] : []),
        ]),
        ...env.flatMap(({ valueFrom: { secretKeyRef: ref } = {} as never }) =>
          ref && secrets[ref.name]?.[ref.key] === undefined ? [`${ref.name}.${ref.key}`] : [],
        ),
      ]),
    );
    expect(unknown).toEqual([]);
  });

  it('tells each process every variable that it reads, once, as configuration or as a secret', () => {
    const inImage = ['HOST', 'PORT', 'API_PORT', 'DATA_DIR', 'MEDIA_DIR'];
    const told = (name: 'api' | 'web') =>
      [...Object.keys(configs[name]), ...Object.keys(secrets[`visit-vietnam-${name}`] ?? {})].sort();
    const administrator = Object.keys(secrets['visit-vietnam-administrator'] ?? {});
    expect([...told('api'), ...administrator].sort()).toEqual(
      apiVariables.filter((name) => ![...inImage, 'WEB_PROCESSES'].includes(name)).sort(),
    );
    expect(told('web')).toEqual(
      [...webVariables, 'WEB_PROCESSES'].filter((name) => !inImage.includes(name)).sort(),
    );
    const secret = /SECRET|PASSWORD$|TOKEN|_KEY$|DATABASE_URL|SMTP_URL|REDIS_URL/;
    expect(Object.keys({ ...configs.api, ...configs.web }).filter((name) => secret.test(name))).toEqual([]);
  });

  it('tells them what they can start with in production', () => {
    expect(loadEnv({ ...configs.api, ...secrets['visit-vietnam-api'] })).toMatchObject({ DEMO: false });
    expect(
      readEnv({ ...configs.web, ...secrets['visit-vietnam-web'], NODE_ENV: 'production' }),
    ).toMatchObject({
      apiUrl: 'http://api:4000',
    });
  });

  it('has services, probes and targets that find each other', () => {
    const image = readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8');
    const portOf = (name: string) =>
      pods.find((pod) => pod.name === name)?.spec.containers[0]?.ports?.[0]?.containerPort;
    expect(image).toContain(`PORT=${portOf('web')} API_PORT=${portOf('api')} `);
    for (const { kind, metadata, spec } of things) {
      if (kind === 'Service') {
        const [pod] = pods.filter(
          ({ metadata: { labels } }) =>
            labels['app.kubernetes.io/name'] === spec.selector?.['app.kubernetes.io/name'],
        );
        const [port] = spec.ports ?? [];
        expect(pod?.spec.containers[0]?.ports, metadata.name).toContainEqual({
          name: port?.targetPort,
          containerPort: port?.port,
        });
      }
      if (spec?.scaleTargetRef) expect(pods.map(({ name }) => name)).toContain(spec.scaleTargetRef.name);
    }
    for (const { name, spec } of pods)
      for (const [key, probe] of Object.entries(spec.containers[0] ?? {}))
        if (key.endsWith('Probe') && (probe as Container['aProbe'])?.httpGet)
          expect((probe as Container['aProbe'])?.httpGet?.port, `${name} ${key}`).toBe('http');
  });

  it.each(pods)('$name runs as nobody in particular, and writes to its volumes alone', ({ spec }) => {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources.limits?.memory).toMatch(/^\d+[MG]i$/);
    }
  });
});

describe('systemd', () => {
  it.each(filesIn('systemd', '.service'))(
    '%s starts what there is, as somebody, with time to end',
    (file) => {
      const unit = read(file);
      const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit) ?? [];
      const script = command.split(' ').find((word) => /\.[jt]s$/.test(word)) ?? '';
      const source =
        bundles[path.basename(script, '.js') as keyof typeof bundles] ?? path.join(projectRoot, script);
      expect(existsSync(source), script).toBe(true);
      expect(unit).toMatch(/^User=visit-vietnam$/m);
      expect(unit).toMatch(/^EnvironmentFile=\/etc\/visit-vietnam\/(env|api\.env|web\.env)$/m);
    },
  );
});

describe('Docker Compose', () => {
  const compose = readFileSync(path.join(projectRoot, 'docker-compose.yml'), 'utf8');
  const { services } = parse(compose, { merge: true }) as {
    services: Record<string, Record<string, unknown> & { image: string; volumes?: string[] }>;
  };
  const taken = [...new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))].sort();

  it('has a list of all variables that it takes, and what differs with two of each', () => {
    expect(Object.keys(envFile('compose/production.env')).sort()).toEqual(taken);
    const { COMPOSE_PROFILES, ...scaled } = envFile('compose/scaled.env');
    expect(COMPOSE_PROFILES).toBe('scaled');
    expect(Object.keys(scaled).filter((name) => !taken.includes(name))).toEqual([]);
  });

  it('runs the second of each as the first, behind a balancer that knows both', () => {
    const alike = ({ profiles: _, ports: __, ...rest }: Record<string, unknown>) => rest;
    const balancer = read('compose/haproxy.cfg');
    for (const [name, port] of [
      ['api', 4000],
      ['web', 3000],
    ] as const) {
      expect(alike(services[`${name}-2`] ?? {})).toEqual(alike(services[name] ?? {}));
      for (const server of [name, `${name}-2`])
        expect(balancer).toContain(`server ${server} ${server}:${port}\n`);
    }
  });

  it('names files that exist', () => {
    for (const { volumes = [] } of Object.values(services)) {
      for (const volume of volumes.filter((one) => one.startsWith('./')))
        expect(existsSync(path.join(projectRoot, volume.split(':')[0] ?? '')), volume).toBe(true);
    }
  });
});

it('every image from elsewhere is named by version and digest, the same everywhere', () => {
  const dockerfile = readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8');
  const compose = readFileSync(path.join(projectRoot, 'docker-compose.yml'), 'utf8');
  const images = [
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
    ...[...compose.matchAll(/^ +image: (\S+)/gm)].map(([, image = '']) => image),
    ...pods.flatMap(({ spec }) => spec.containers.map(({ image }) => image)),
  ].filter((image) => !['visit-vietnam', 'base'].includes(image));
  const names = new Map<string, string>();
  for (const image of images) {
    expect(image).toMatch(/^[\w./-]+:[\w.-]*\d[\w.-]*@sha256:[0-9a-f]{64}$/);
    const [name = ''] = image.split(':');
    expect(names.get(name) ?? image).toBe(image);
    names.set(name, image);
  }
  expect([...names.keys()].sort()).toEqual([
    'axllent/mailpit',
    'haproxy',
    'node',
    'postgres',
    'quay.io/minio/minio',
  ]);
});
