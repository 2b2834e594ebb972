import { createRandom } from '../catalog/random.ts'

/** Failures of our own processes. */
export const failures = ['a process killed', 'Postgres killed', 'Postgres restarted'] as const
export type FailureKind = (typeof failures)[number]

/** The numbers of carts, processes and failures in a plan. */
export interface Sizes {
  /** Number of carts that contain only tours that never sell out. */
  bookings: number
  /** Number of carts that also contain spots on days with few spots. */
  crowd: number
  limitedDays: number
  placesPerDay: number
  travellers: number
  clients: number
  processes: number
  failures: Record<FailureKind, number>
  /** Whether the payment provider sometimes never responds. Each such call takes until its timeout of 15 s. */
  hangs: boolean
}

export interface PlannedFailure {
  kind: FailureKind
  /** The number of finished carts after which the failure is scheduled. */
  afterCarts: number
  /** Time from then until the failure happens. */
  delayMs: number
  downtimeMs: number
}

/** One cart and what its traveller does with it. */
export interface Scenario {
  /** Number of adults on a day without limit; 0 if the cart has no such tour. */
  openAdults: number
  openDay: number
  /** Number of adults on a day with few spots; 0 if the cart has no such tour. */
  limitedAdults: number
  limitedDay: number
  /**
   * Milliseconds after which the first attempt is aborted, as when the network fails; null to wait for the response.
   */
  abortsAfterMs: number | null
  clicksTwice: boolean
  /** How far the traveller goes. */
  goal: 'book' | 'ask where to pay' | 'pay'
}

export interface Plan {
  seed: number
  sizes: Sizes
  scenarios: Scenario[]
  failures: PlannedFailure[]
}

/** Makes all random choices in advance. They are the same for the same seed. */
export function createPlan(seed: number, sizes: Sizes): Plan {
  const { next, integer } = createRandom(seed)
  const createScenario = (isContested: boolean): Scenario => ({
    openAdults: isContested && next() < 0.6 ? 0 : integer(1, 3),
    openDay: integer(0, 19),
    limitedAdults: isContested ? integer(1, 3) : 0,
    limitedDay: integer(0, sizes.limitedDays - 1),
    abortsAfterMs: next() < 0.15 ? integer(1, 60) : null,
    clicksTwice: next() < 0.2,
    goal: next() < 0.45 ? 'book' : next() < 0.15 ? 'ask where to pay' : 'pay',
  })
  const scenarios = Array.from({ length: sizes.bookings + sizes.crowd }, (_, index) =>
    createScenario(index >= sizes.bookings),
  )
  for (let last = scenarios.length - 1; last > 0; last--) {
    const other = integer(0, last)
    const [first, second] = [scenarios[last], scenarios[other]]
    if (first && second) [scenarios[last], scenarios[other]] = [second, first]
  }
  const plannedFailures = failures.flatMap((kind) =>
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
