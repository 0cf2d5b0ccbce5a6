import type { FastifyRequest } from 'fastify';

/** What the key of an answer holds of the headers. */
const inKey = 'accept-language';

/**
 * From here on notes whether something is read that says who asks: the network's address, a cookie, any header but the
 * language. What is made of these belongs to who asked. Only for requests without a session.
 */
export const watchOwn = (request: FastifyRequest, onRead: () => void): void => {
  const { ip, headers, cookies } = request;
  const told = <Value>(value: Value) => ({
    configurable: true,
    get: () => {
      onRead();
      return value;
    },
  });
  Object.defineProperties(request, {
    ip: told(ip),
    cookies: told(cookies),
    headers: {
      configurable: true,
      value: new Proxy(headers, {
        get: (all, name: string) => {
          if (name !== inKey) onRead();
          return all[name];
        },
        has: (all, name: string) => {
          if (name !== inKey) onRead();
          return name in all;
        },
        ownKeys: (all) => {
          onRead();
          return Reflect.ownKeys(all);
        },
      }),
    },
  });
};
