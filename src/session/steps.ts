/** Does a work with a rest after each step, so that nothing else is held up. */
export async function inSteps<R>(work: Generator<void, R>, rest: () => Promise<void>): Promise<R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await rest();
  }
}
