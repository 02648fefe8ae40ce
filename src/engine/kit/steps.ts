/** Does a work that could be done a step at a time without a rest. */
export function atOnce<R>(work: Generator<void, R>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
