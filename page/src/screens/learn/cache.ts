/** The last few answers of the server, the oldest forgotten first. */
export class Cache<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly size: number) {}

  get(key: string): T | undefined {
    return this.kept.get(key);
  }

  set(key: string, value: T): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    const oldest = this.kept.keys().next();
    if (this.kept.size > this.size && !oldest.done) this.kept.delete(oldest.value);
  }
}
