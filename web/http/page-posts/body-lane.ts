/** Lets in as many bodies at a time as there is room for, and of one address no more than a few of them. */
export function createBodyLane(most: number, each: number) {
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
