import { connect } from 'node:net';

/** Begins a body and sends next to nothing of it. @returns what ends it */
export function holdOpen(origin: string, path: string, address: string): () => void {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.resume();
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `host: ${host}`,
      `origin: http://${host}`,
      `x-forwarded-for: ${address}`,
      'content-type: application/json',
      'content-length: 50000',
      '',
      '{"name":"',
    ].join('\r\n'),
  );
  return () => socket.destroy();
}
