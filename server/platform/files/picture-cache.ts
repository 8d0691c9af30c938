/** A picture as it is served. */
type CachedPicture = { content: Buffer };

/**
 * Creates a cache of small public pictures in memory, bounded in bytes: pages must not wait for a store that decrypts
 * them, or for another server. The address of a picture names its bytes, so that an entry never becomes wrong. Those that
 * were not asked for the longest go first.
 */
export function createPictureCache<T extends CachedPicture>(mostBytes: number) {
  const kept = new Map<string, T>();
  let bytes = 0;

  function keep(address: string, picture: T): void {
    const former = kept.get(address);
    if (former) bytes -= former.content.length;
    kept.delete(address);
    kept.set(address, picture);
    bytes += picture.content.length;
    for (const [oldest, { content }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= content.length;
    }
  }

  /** Returns the picture of an address, reading it when it is not in memory; undefined when there is none. */
  return async (address: string, read: () => Promise<T | undefined>): Promise<T | undefined> => {
    const picture = kept.get(address) ?? (await read());
    if (picture) keep(address, picture);
    return picture;
  };
}
