export {
  bookablePackages,
  type FromPrice,
  type IsOfferedOn,
  isCheaper,
  lowestPriceForMarket,
  offeredPackages,
  type PricedTour,
  packageFromPrice,
  tourFromPrice,
} from './from-price.ts'
export * from './line.ts'
export {
  countGuests,
  type PackageSort,
  packageSorts,
  packagesNeeded,
  sortPackages,
  visiblePackages,
} from './packages.ts'
export {
  type PickupChoice,
  pickupAddOnId,
  pickupCash,
  pickupChoiceSchema,
  type ResolvedPickup,
  resolvePickup,
  sumPickupSurcharge,
} from './pickup.ts'
export { type PriceUnit, priceUnit, priceUnitSchema } from './price-unit.ts'
export { quote, quoteLine } from './quote.ts'
export {
  type RentalLineResult,
  rentalLine,
  roomLine,
  type StayChoice,
  transferLine,
} from './rental-room-transfer-lines.ts'
export { findSeason, isInSeason, packageInSeason, packageOn } from './seasons.ts'
export { type PackageChoice, type TourLineResult, tourLine } from './tour-line.ts'
export {
  addOnUnitPrice,
  isPriced,
  maxAddOnQuantity,
  type PersonPrices,
  personPrices,
  wholePackagePrice,
} from './unit-price.ts'
