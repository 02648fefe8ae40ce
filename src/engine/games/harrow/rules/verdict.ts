export type AttackVerdict = 'success' | 'outnumbered' | 'tooFew';

/** HC-ATK-12: an attack succeeds with at least as many cubes as are against it, and enough of them to pay for a kill. */
export function attackVerdict(own: number, against: number, cost: number): AttackVerdict {
  if (own < against) return 'outnumbered';
  return own < cost ? 'tooFew' : 'success';
}
