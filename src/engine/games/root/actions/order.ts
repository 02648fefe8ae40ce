import { defineAction } from '../action.ts';
import { requireFrame, type Trigger } from '../flow.ts';
import { orderable } from '../rules/triggers.ts';

/** Where it happened; items are damaged wherever they are. */
const placeOf = (trigger: Trigger): number => ('at' in trigger ? trigger.at : 0);

/** RT-4.3.4-4: the owner of several effects says which comes first. */
export const resolve = defineAction('resolve', {
  options(s, out) {
    const { queue } = requireFrame(s, 'triggers');
    for (const trigger of orderable(queue)) out.push({ type: 'resolve', what: trigger.kind, at: placeOf(trigger) });
  },
  apply(s, { what, at }) {
    const { queue } = requireFrame(s, 'triggers');
    const first = queue.findIndex((trigger) => trigger.kind === what && placeOf(trigger) === at);
    const [trigger] = queue.splice(first, 1);
    s.flow.push(trigger);
  },
});
