import { createRandom } from '../catalog/random.ts'

export const failureKinds = ['a process killed', 'Postgres killed', 'Postgres restarted'] as const
export type FailureKind = (typeof failureKinds)[number]

export interface Sizes {
  /** The number of carts that contain only a tour that never sells out. */
  openCarts: number
  /** The number of carts that contain the tour with few spots. The tour has too few spots for all these carts. */
  limitedCarts: number
  limitedDays: number
  dailyCapacity: number
  travellers: number
  clients: number
  processes: number
  failures: Record<FailureKind, number>
  /**
   * Whether the payment provider sometimes does not respond. Each call without a response takes 15 seconds until its
   * timeout.
   */
  canProviderHang: boolean
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
  const chooseLastAction = (): Scenario['lastAction'] => {
    if (next() < 0.45) return 'book'
    return next() < 0.15 ? 'request payment URL' : 'pay'
  }
  const createScenario = (hasLimitedTour: boolean): Scenario => ({
    openAdults: hasLimitedTour && next() < 0.6 ? 0 : integer(1, 3),
    openDay: integer(0, 19),
    limitedAdults: hasLimitedTour ? integer(1, 3) : 0,
    limitedDay: integer(0, sizes.limitedDays - 1),
    abortsAfterMs: next() < 0.15 ? integer(1, 60) : null,
    clicksTwice: next() < 0.2,
    lastAction: chooseLastAction(),
  })
  const scenarios = Array.from({ length: sizes.openCarts + sizes.limitedCarts }, (_, index) =>
    createScenario(index >= sizes.openCarts),
  )
  // Shuffles the scenarios.
  for (let lastIndex = scenarios.length - 1; lastIndex > 0; lastIndex--) {
    const swapIndex = integer(0, lastIndex)
    const lastScenario = scenarios[lastIndex]
    const swapScenario = scenarios[swapIndex]
    if (lastScenario) scenarios[swapIndex] = lastScenario
    if (swapScenario) scenarios[lastIndex] = swapScenario
  }
  const plannedFailures = failureKinds.flatMap((kind) =>
    Array.from({ length: sizes.failures[kind] }, () => ({
      kind,
      // No failure is scheduled in the first 5 % or the last 10 % of the carts.
      afterCarts: Math.floor(scenarios.length * (0.05 + 0.85 * next())),
      delayMs: integer(0, 200),
      downtimeMs: integer(0, 1000),
    })),
  )
  return {
    seed,
    sizes,
    scenarios,
    failures: plannedFailures.toSorted((a, b) => a.afterCarts - b.afterCarts),
  }
}
