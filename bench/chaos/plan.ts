import { createRandom } from '../catalog/random.ts'

export const failureKinds = ['a process killed', 'Postgres killed', 'Postgres restarted'] as const
export type FailureKind = (typeof failureKinds)[number]

export interface Sizes {
  /** The number of carts that contain only a tour that never sells out. */
  bookings: number
  /** The number of carts that contain spots on days with few spots. There are too few spots for all these carts. */
  crowd: number
  limitedDays: number
  placesPerDay: number
  travellers: number
  clients: number
  processes: number
  failures: Record<FailureKind, number>
  /**
   * Whether the payment provider sometimes does not respond. Each call without a response takes 15 seconds until its
   * timeout.
   */
  hangs: boolean
}

export interface PlannedFailure {
  kind: FailureKind
  /** The failure is scheduled when this number of carts is finished. */
  afterCarts: number
  /** The delay starts when the failure is scheduled. */
  delayMs: number
  downtimeMs: number
}

export interface Scenario {
  /** The tour without a limit is not in the cart if the number is 0. */
  openAdults: number
  openDay: number
  /** The tour with few spots is not in the cart if the number is 0. */
  limitedAdults: number
  limitedDay: number
  /** The first attempt is aborted after this time, as if the network failed. Null means that it is not aborted. */
  abortsAfterMs: number | null
  clicksTwice: boolean
  lastAction: 'book' | 'request payment URL' | 'pay'
}

export interface Plan {
  seed: number
  sizes: Sizes
  scenarios: Scenario[]
  failures: PlannedFailure[]
}

/** Makes all random choices in advance. The same seed always results in the same plan. */
export function createPlan(seed: number, sizes: Sizes): Plan {
  const { next, integer } = createRandom(seed)
  const createScenario = (isContested: boolean): Scenario => ({
    openAdults: isContested && next() < 0.6 ? 0 : integer(1, 3),
    openDay: integer(0, 19),
    limitedAdults: isContested ? integer(1, 3) : 0,
    limitedDay: integer(0, sizes.limitedDays - 1),
    abortsAfterMs: next() < 0.15 ? integer(1, 60) : null,
    clicksTwice: next() < 0.2,
    lastAction: next() < 0.45 ? 'book' : next() < 0.15 ? 'request payment URL' : 'pay',
  })
  const scenarios = Array.from({ length: sizes.bookings + sizes.crowd }, (_, index) =>
    createScenario(index >= sizes.bookings),
  )
  for (let last = scenarios.length - 1; last > 0; last--) {
    const other = integer(0, last)
    const [first, second] = [scenarios[last], scenarios[other]]
    if (first && second) [scenarios[last], scenarios[other]] = [second, first]
  }
  const plannedFailures = failureKinds.flatMap((kind) =>
    Array.from({ length: sizes.failures[kind] }, () => ({
      kind,
      afterCarts: Math.floor(scenarios.length * (0.05 + 0.85 * next())),
      delayMs: integer(0, 200),
      downtimeMs: integer(0, 1000),
    })),
  )
  return {
    seed,
    sizes,
    scenarios,
    failures: plannedFailures.toSorted((first, second) => first.afterCarts - second.afterCarts),
  }
}
