/** The cart's exports for other features. */

export { CancellationNote } from './CancellationNote.tsx'
export { ChoiceSummary, ChoiceTotal } from './ChoiceSummary.tsx'
export { factValues } from './facts.ts'
export { useItemMoney } from './item-money.ts'
export { type ItemView, packageOf, priceChange } from './item-view.ts'
export {
  addRental,
  addRoom,
  addTransfer,
  rentalChoice,
  roomChoice,
  transferChoice,
} from './new-item.ts'
export { loadOffers } from './offers.ts'
export { type RefusedItem, recordRefusals } from './refusals.ts'
export { reportAdded } from './report-added.ts'
export { showCart } from './show-cart.ts'
export { $cart, $isCartNotStored, addToCart, changeCart } from './stored-cart.ts'
export { useCartView } from './use-cart-view.ts'
export { bookablePart, type CartView } from './view-cart.ts'
