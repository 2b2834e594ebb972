/** What other features know of the cart. */

export { factsText } from './facts.ts'
export { useItemMoney } from './item-money.ts'
export { loadOffers } from './offers.ts'
export { $cart, addToCart, changeCart } from './stored-cart.ts'
export { useCartView } from './use-cart-view.ts'
export { type CartView, type ItemView, packageOf, priceChange } from './view.ts'
