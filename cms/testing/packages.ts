/** The elements are from, to, the price of an adult or of one package, and the price of a child. */
export type Tier = [from: number | null, to: number | null, price: number | null, child?: number]

export const personPackage = (tiers: Tier[], otherFields: object = {}) => ({
  type: 'per_person',
  person_tiers: tiers.map(([min_people, max_people, adult_price, child_price]) => ({
    ...{ min_people, max_people, adult_price, child_price },
  })),
  ...otherFields,
})
export const wholePackage = (tiers: Tier[], otherFields: object = {}) => ({
  type: 'per_package',
  guests_per_package: 4,
  package_tiers: tiers.map(([min_package, max_package, price]) => ({ min_package, max_package, price })),
  ...otherFields,
})
