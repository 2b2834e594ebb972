/** The cart's exports for other features. */

export { ChoiceSummary, ChoiceTotal } from './ChoiceSummary.tsx'
export { factValues } from './facts.ts'
export { useItemMoney } from './item-money.ts'
export { type ItemView, packageOf, priceChange } from './item-view.ts'
export {
  addRental,
  addRoom,
  addTransfer,
  wantedRental,
  wantedRoom,
  wantedTransfer,
} from './new-item.ts'
export { loadOffers } from './offers.ts'
export { type RefusedItem, tellRefused } from './refused.ts'
export { showCart } from './show-cart.ts'
export { $cart, $isCartRefused, addToCart, changeCart } from './stored-cart.ts'
export { tellAdded } from './tell-added.ts'
export { useCartView } from './use-cart-view.ts'
export { bookablePart, type CartView } from './view.ts'
