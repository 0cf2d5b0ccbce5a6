import { mostUploads, mostUploadsEach } from './limits';

/** Lets in as many uploads as the memory has room for, and one person no more than a few of them. */
export function createUploadLane(most = mostUploads, each = mostUploadsEach) {
  const byAddress = new Map<string, number>();
  let running = 0;

  return {
    /** What gives the place back, or the status to refuse with. */
    enter(address: string): (() => void) | 429 | 503 {
      const own = byAddress.get(address) ?? 0;
      if (own >= each) return 429;
      if (running >= most) return 503;
      running += 1;
      byAddress.set(address, own + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        running -= 1;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      };
    },
  };
}
