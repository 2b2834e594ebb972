// Public entry of the cart: its items and totals, and the functions that add an offer.
export { ChoiceSummary, ChoiceTotal } from './add/ChoiceSummary.tsx'
export {
  addRental,
  addRoom,
  addTransfer,
  createRentalChoice,
  createRoomChoice,
  createTransferChoice,
} from './add/new-item.ts'
export { reportAddResult, showCart } from './add/report-added.ts'
export { CancellationNote } from './items/CancellationNote.tsx'
export { AcceptNewTimeButton } from './items/ItemNotes.tsx'
export { factValues, titleOf, titleWithLoadedOffer } from './model/facts.ts'
export { cancellationOf, findPriceChange, type ItemView, packageOf, useItemMoney } from './model/item-view.ts'
export { loadOffers, replaceCancellations, replaceQuestions, replaceStartTimes } from './model/offers.ts'
export { type RefusedItem, recordRefusals } from './model/refusals.ts'
export { $cart, $hasCartStorageFailed, addToCart, changeCart } from './model/stored-cart.ts'
export { cartTexts } from './model/texts.ts'
export { useCartView } from './model/use-cart-view.ts'
export { type CartView, withoutBlockedItems } from './model/view-cart.ts'
