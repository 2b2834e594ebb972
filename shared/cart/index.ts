export {
  addItem,
  changeItem,
  clearCart,
  emptyCart,
  isCartFull,
  makeItemId,
  removeItem,
  setSeenPrice,
  setSeenTaxRate,
} from './cart.ts'
export {
  type Choice,
  choiceSchema,
  largestQuantity,
  type RentalChoice,
  type RoomChoice,
  rentalChoiceSchema,
  roomChoiceSchema,
  type TourChoice,
  type TransferChoice,
  tourChoiceSchema,
  transferChoiceSchema,
} from './choice.ts'
export {
  clampParty,
  daysText,
  itemQuantity,
  nightsText,
  rentalEnd,
  roomNights,
  withDate,
  withDays,
  withPackagesFor,
  withParty,
  withQuantity,
  withStay,
} from './edit.ts'
export { type CartGroup, groupByTourAndDate, groupByTourPackageAndDate } from './group.ts'
export * from './item.ts'
export { isSameChoice, itemChoice } from './item-choice.ts'
export { hotelIdOf, referenceTo, rentalIdOf, transferIdOf } from './reference.ts'
export { seenLine, withSeenPrice } from './seen.ts'
export { cartText, parseStoredCart, type StoredCart } from './stored.ts'
