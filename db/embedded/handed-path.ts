/**
 * The path by which a child process reaches a file or folder that it was handed as open descriptor `descriptor`.
 *
 * The server's account can't walk to a project that lies below a closed folder (/root, say). On Linux a path through
 * its own open descriptor needs no walk. Elsewhere it is the path itself.
 */
export function handedPath(descriptor: number, file: string): string {
  return process.platform === 'linux' ? `/proc/self/fd/${descriptor}` : file;
}
