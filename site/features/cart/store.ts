/** What other features know of the cart. */
export { loadOffers } from './offers.ts'
export { $cart, addToCart, changeCart } from './stored-cart.ts'
export { useCartView } from './use-cart-view.ts'
export { type CartView, type ItemView, priceChange } from './view.ts'
