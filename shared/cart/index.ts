export {
  addItem,
  cartCount,
  clampParty,
  clearCart,
  emptyCart,
  isCartFull,
  makeItemId,
  maxCartItems,
  removeItem,
  setDate,
  setPackageCount,
  setParty,
  setSeenPrice,
  setSeenTaxRate,
  updateDateAndTravellers,
} from './cart.ts'
export { itemChoice } from './choice.ts'
export { type CartGroup, groupByTourAndDate, groupByTourPackageAndDate } from './group.ts'
export * from './item.ts'
export { cartText, parseStoredCart, type StoredCart } from './stored.ts'
