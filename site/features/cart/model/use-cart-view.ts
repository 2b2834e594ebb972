import { useStore } from '@nanostores/react'
import { type Cart, type CartItem, isSameChoice } from '@nusa/shared/cart'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { onPageRefocused } from '../../../lib/page-return.ts'
import { $siteData, fallbackTaxRate, loadSiteData, revalidateSiteData } from '../../../lib/site-data.ts'
import { $availability, loadAvailability } from '../../availability/index.ts'
import { computePriceToday } from './edit-item.ts'
import { resourceOf } from './item-view.ts'
import { $offers, loadOffers, revalidateOffer } from './offers.ts'
import { $refusals, makePermanent, msUntilNextExpiry, type Refusals } from './refusals.ts'
import { $cart } from './stored-cart.ts'
import { type CartView, createCartView } from './view-cart.ts'

if (typeof window !== 'undefined') $cart.listen(revalidateAfterOtherTab)

/**
 * Returns the cart with today's prices, and loads missing data. If `areRefusalsPermanent`, refused items stay excluded
 * while the page is open.
 */
export function useCartView({ areRefusalsPermanent = false }: { areRefusalsPermanent?: boolean } = {}): CartView {
  const cart = useStore($cart)
  const offers = useStore($offers)
  const siteData = useStore($siteData)
  const availability = useStore($availability)
  const storedRefusals = useStore($refusals)
  const [openedAt] = useState(() => new Date())
  const refusals = useMemo(
    () => (areRefusalsPermanent ? makePermanent(storedRefusals, openedAt) : storedRefusals),
    [storedRefusals, openedAt, areRefusalsPermanent],
  )
  const now = useRefreshTime(refusals)

  useEffect(() => loadCartData(cart.items), [cart])

  const taxRate = siteData.status === 'ready' ? siteData.data.tax : fallbackTaxRate
  const view = createCartView(cart, offers, taxRate, now, { availability, refusals })
  const isTaxLoading = siteData.status === 'loading' || (siteData.status === 'ready' && siteData.isStale === true)
  return { ...view, isLoading: view.isLoading || isTaxLoading }
}

/** Loads the tax rate, the offers and the availability, unless they were loaded recently. */
function loadCartData(items: readonly CartItem[]): void {
  void loadSiteData()
  loadOffers(items)
  loadAvailability(items.map(resourceOf))
}

/**
 * Returns the time of the last refresh. A refresh, which reloads stale data, happens when the traveller returns to the
 * page or when a refusal expires.
 */
function useRefreshTime(refusals: Refusals): Date {
  const [now, setNow] = useState(() => new Date())
  const refresh = useCallback(() => {
    setNow(new Date())
    loadCartData($cart.get().items)
  }, [])
  useEffect(() => onPageRefocused(refresh), [refresh])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      const delayMs = msUntilNextExpiry(refusals, new Date())
      if (delayMs === null) return
      timer = setTimeout(() => {
        refresh()
        schedule()
      }, delayMs)
    }
    schedule()
    return () => clearTimeout(timer)
  }, [refusals, refresh])
  return now
}

/**
 * Reloads offers and the tax rate if another tab has stored a different seen price or rate for the same choice. The
 * other tab has newer data. With older data, this page would show that the price has changed back.
 */
export function revalidateAfterOtherTab({ items }: Cart, previousCart?: Cart): void {
  const findPrevious = (item: CartItem) => previousCart?.items.find(({ id }) => id === item.id)
  for (const item of items) if (isPriceSeenElsewhere(item, findPrevious(item))) revalidateOffer(item)
  if (items.some((item) => isTaxSeenElsewhere(item, findPrevious(item)))) void revalidateSiteData()
}

function isPriceSeenElsewhere(item: CartItem, previous: CartItem | undefined): boolean {
  const offer = $offers.get()[item.productId]
  const isSeenPriceNew = previous !== undefined && previous.total !== item.total && isSameChoice(previous, item)
  const isOfferKnown = offer?.status === 'ready' && !offer.isStale
  return isSeenPriceNew && isOfferKnown && computePriceToday(item, offer) !== item.total
}

function isTaxSeenElsewhere({ taxRate }: CartItem, previous: CartItem | undefined): boolean {
  const siteData = $siteData.get()
  const isTaxKnown = siteData.status === 'ready' && !siteData.isStale
  return taxRate !== undefined && taxRate !== previous?.taxRate && isTaxKnown && taxRate !== siteData.data.tax
}
