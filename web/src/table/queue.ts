/** Runs commands one after the other: each begins when the one before it has been answered. */
export class CommandQueue {
  private last: Promise<unknown> = Promise.resolve();
  private length = 0;

  /** Whether a command is under way or waits. */
  get busy(): boolean {
    return this.length > 0;
  }

  /** The result is the command's own; a command that fails does not hold up those after it. */
  add<T>(command: () => Promise<T>): Promise<T> {
    this.length += 1;
    const done = this.last.then(command).finally(() => (this.length -= 1));
    this.last = Promise.allSettled([done]);
    return done;
  }
}
