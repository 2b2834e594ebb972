/** A row of a price table: from, to, what an adult or one package costs, and a child. */
export type Tier = [from: number | null, to: number | null, price: number | null, child?: number]

/** A package per person as a form has it. */
export const perPerson = (tiers: Tier[], more: object = {}) => ({
  type: 'per_person',
  person_tiers: tiers.map(([min_people, max_people, adult_price, child_price]) => ({
    ...{ min_people, max_people, adult_price, child_price },
  })),
  ...more,
})
/** A package that is sold as a whole, likewise. */
export const perPackage = (tiers: Tier[], more: object = {}) => ({
  type: 'per_package',
  guests_per_package: 4,
  package_tiers: tiers.map(([min_package, max_package, price]) => ({ min_package, max_package, price })),
  ...more,
})
