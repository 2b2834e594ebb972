export { addOnUnitPrice, maxAddOnQuantity } from './add-on.ts'
export {
  type FromPrice,
  isCheaper,
  lowestPrice,
  marketPrice,
  offeredPackages,
  type PricedTour,
  packageFromPrice,
} from './from-price.ts'
export * from './line.ts'
export { quoteLine } from './line-quote.ts'
export { countGuests, packagesNeeded } from './package-size.ts'
export { type PackageSort, packageSorts, sortPackages, visiblePackages } from './packages.ts'
export { type PriceUnit, priceUnit, priceUnitSchema } from './price-unit.ts'
export { quote } from './quote.ts'
export { type RentalLineResult, rentalLine } from './rental-line.ts'
export { roomLine, type StayChoice } from './room-line.ts'
export { type PackageChoice, type TourLineResult, tourLine } from './tour-line.ts'
export { transferLine } from './transfer-line.ts'
export { isPriced, type PersonPrices, personPrices, wholePackagePrice } from './unit-price.ts'
