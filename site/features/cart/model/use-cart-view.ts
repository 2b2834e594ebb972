import { useStore } from '@nanostores/react'
import type { CartItem } from '@nusa/shared/cart'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { onPageSeen } from '../../../lib/page-return.ts'
import { $siteData, fallbackTaxRate, loadSiteData } from '../../../lib/site-data.ts'
import { $availability, loadAvailability } from '../../availability/index.ts'
import { resourceOf } from './item-view.ts'
import { $offers, loadOffers } from './offers.ts'
import { $refusals, makePermanent, msUntilNextExpiry, type Refusals } from './refusals.ts'
import { revalidateAfterOtherTab } from './revalidate-after-other-tab.ts'
import { $cart } from './stored-cart.ts'
import { type CartView, viewCart } from './view-cart.ts'

if (typeof window !== 'undefined') $cart.listen(revalidateAfterOtherTab)

/**
 * Returns the cart with today's prices, and loads missing data. If `areRefusalsPermanent`, refusals do not expire while
 * the page is open, so refused items stay left out.
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
  const now = useNow(refusals)

  useEffect(() => loadCartData(cart.items), [cart])

  const taxRate = siteData.status === 'ready' ? siteData.data.tax : fallbackTaxRate
  const view = viewCart(cart, offers, taxRate, now, { availability, refusals })
  const isTaxKnown = siteData.status !== 'loading' && !(siteData.status === 'ready' && siteData.isStale)
  return { ...view, isLoading: view.isLoading || !isTaxKnown }
}

/** Loads the offers, tax rate and availability, unless the loaded data is fresh. */
function loadCartData(items: readonly CartItem[]): void {
  void loadSiteData()
  loadOffers(items)
  loadAvailability(items.map(resourceOf))
}

/**
 * Returns the time when the traveller last returned to the page or a refusal last expired. At these times, stale data
 * is reloaded.
 */
function useNow(refusals: Refusals): Date {
  const [now, setNow] = useState(() => new Date())
  const update = useCallback(() => {
    setNow(new Date())
    loadCartData($cart.get().items)
  }, [])
  useEffect(() => onPageSeen(update), [update])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      const pause = msUntilNextExpiry(refusals, new Date())
      if (pause === null) return
      timer = setTimeout(() => {
        update()
        schedule()
      }, pause)
    }
    schedule()
    return () => clearTimeout(timer)
  }, [refusals, update])
  return now
}
