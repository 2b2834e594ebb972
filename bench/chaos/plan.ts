import { makeChance } from '../catalog/random.ts'

/** Failures of our own processes. */
export const disasters = ['a process killed', 'Postgres killed', 'Postgres restarted'] as const
export type DisasterKind = (typeof disasters)[number]

/** How much of everything the plan contains. */
export interface Sizes {
  /** Carts with only tours that never sell out. */
  bookings: number
  /** Carts that also want spots on days with few of them. */
  crowd: number
  limitedDays: number
  placesPerDay: number
  travellers: number
  clients: number
  processes: number
  disasters: Record<DisasterKind, number>
  /** Whether the payment provider sometimes never responds; each time costs its timeout of 15 s. */
  hangs: boolean
}

export interface Disaster {
  kind: DisasterKind
  /** The number of finished carts after which it strikes. */
  at: number
  /** Milliseconds from then until it strikes, and milliseconds of downtime. */
  delay: number
  away: number
}

/** One cart and what its traveller does with it. */
export interface Wish {
  /** Adults on a day without limit; 0 for none. */
  open: number
  openDay: number
  /** Adults on a day with few spots; 0 for none. */
  limited: number
  limitedDay: number
  /**
   * Milliseconds after which the first attempt is aborted, as when the network fails; null to wait for the response.
   */
  givesUpAfter: number | null
  clicksTwice: boolean
  /** How far the traveller goes. */
  goal: 'book' | 'ask where to pay' | 'pay'
}

export interface Plan {
  seed: number
  sizes: Sizes
  wishes: Wish[]
  disasters: Disaster[]
}

/** Makes all random choices in advance: the same for the same seed. */
export function makePlan(seed: number, sizes: Sizes): Plan {
  const { next, whole } = makeChance(seed)
  const wish = (isCrowd: boolean): Wish => ({
    open: isCrowd && next() < 0.6 ? 0 : whole(1, 3),
    openDay: whole(0, 19),
    limited: isCrowd ? whole(1, 3) : 0,
    limitedDay: whole(0, sizes.limitedDays - 1),
    givesUpAfter: next() < 0.15 ? whole(1, 60) : null,
    clicksTwice: next() < 0.2,
    goal: next() < 0.45 ? 'book' : next() < 0.15 ? 'ask where to pay' : 'pay',
  })
  const wishes = Array.from({ length: sizes.bookings + sizes.crowd }, (_, place) => wish(place >= sizes.bookings))
  for (let last = wishes.length - 1; last > 0; last--) {
    const other = whole(0, last)
    const [one, two] = [wishes[last], wishes[other]]
    if (one && two) [wishes[last], wishes[other]] = [two, one]
  }
  const struck = disasters.flatMap((kind) =>
    Array.from({ length: sizes.disasters[kind] }, () => ({
      kind,
      at: Math.floor(wishes.length * (0.05 + 0.85 * next())),
      delay: whole(0, 200),
      away: whole(0, 1000),
    })),
  )
  return { seed, sizes, wishes, disasters: struck.toSorted((one, two) => one.at - two.at) }
}
