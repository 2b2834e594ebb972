export {
  addItem,
  type CartGroup,
  changeItem,
  clearCart,
  createItemId,
  emptyCart,
  groupByTourAndDate,
  groupByTourPackageAndDate,
  isCartFull,
  removeItem,
  setSeenPrice,
  setSeenTaxRate,
} from './cart.ts'
export {
  type Choice,
  isSameChoice,
  itemChoice,
  maxQuantity,
  type RentalChoice,
  type RoomChoice,
  receivedChoiceSchema,
  rentalChoiceSchema,
  roomChoiceSchema,
  type TourChoice,
  type TransferChoice,
  tourChoiceSchema,
  transferChoiceSchema,
} from './choice.ts'
export {
  clampParty,
  formatDayCount,
  formatNightCount,
  itemQuantity,
  rentalEndDate,
  roomNights,
  withDate,
  withDays,
  withParty,
  withPartyAndPackages,
  withQuantity,
  withStay,
} from './edit.ts'
export * from './item.ts'
export { createReference, hotelIdOf, rentalIdOf, transferIdOf } from './reference.ts'
export { createSeenLine, withSeenPrice } from './seen-price.ts'
export { parseStoredCart, type StoredCart, serialiseCart } from './stored.ts'
