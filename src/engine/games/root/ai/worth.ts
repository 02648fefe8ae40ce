/** What things are worth, in points, as long as there is time to make something of them. */
export interface Worth {
  readonly card: number;
  readonly effect: number;
  readonly warrior: number;
  readonly ruled: number;
  /** A place that can be built on, up to two. */
  readonly room: number;
  readonly wood: number;
  readonly sawmill: number;
  readonly workshop: number;
  readonly recruiter: number;
  readonly recruiterCard: number;
  readonly roost: number;
  /** Of the points that roosts bring in every Evening. */
  readonly roostPoints: number;
  readonly roostCard: number;
  readonly decreeCard: number;
  /** A decree that cannot be carried out. */
  readonly turmoil: number;
  readonly supporter: number;
  readonly officer: number;
  readonly sympathy: number;
  readonly base: number;
  readonly item: number;
  readonly tired: number;
  readonly broken: number;
  readonly enmity: number;
  readonly friend: number;
  /** What can be done where he stands. */
  readonly chance: number;
  /** An action of this turn that is still to be used. */
  readonly action: number;
  /** Of what whoever leads the others has. */
  readonly rival: number;
  /** How much of a pursuit of one's own to count on: others will break it up. */
  readonly daring: number;
  /** Are battles weighed by what the dice may bring? */
  readonly foresight: boolean;
}

export const worth: Worth = {
  card: 0.5,
  effect: 1,
  warrior: 0.24,
  ruled: 0.35,
  room: 0.35,
  wood: 0.6,
  sawmill: 1.4,
  workshop: 0.9,
  recruiter: 1.1,
  recruiterCard: 1.5,
  roost: 2,
  roostPoints: 1.6,
  roostCard: 1.4,
  decreeCard: 0.35,
  turmoil: 6,
  supporter: 0.9,
  officer: 1.6,
  sympathy: 1.5,
  base: 3,
  item: 1.5,
  tired: 1.35,
  broken: 0.35,
  enmity: 0.3,
  friend: 0.6,
  chance: 0.7,
  action: 0.3,
  rival: 0.45,
  daring: 0.75,
  foresight: true,
};

/** Somebody who sees what stands there, and not what a battle may bring. */
export const blindWorth: Worth = { ...worth, rival: 0.2, foresight: false };
