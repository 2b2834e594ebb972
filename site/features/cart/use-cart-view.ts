import { useStore } from '@nanostores/react'
import type { CartItem } from '@nusa/shared/cart'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { onPageSeen } from '../../lib/page-return.ts'
import { $siteData, fallbackTaxRate, loadSiteData } from '../../lib/settings.ts'
import { $places, loadPlaces } from '../places/store.ts'
import { $offers, loadOffers } from './offers.ts'
import { recheckSeenElsewhere } from './other-tabs.ts'
import { $refused, lasting, type Refusals, untilOver } from './refused.ts'
import { resourceOf } from './resource.ts'
import { $cart } from './stored-cart.ts'
import { type CartView, viewCart } from './view.ts'

if (typeof window !== 'undefined') $cart.listen(recheckSeenElsewhere)

/**
 * Returns the cart with today's prices, and loads what is missing. With `refusalsLast`, refusals do not expire while
 * the page is open, so refused items stay left out.
 */
export function useCartView({ refusalsLast = false }: { refusalsLast?: boolean } = {}): CartView {
  const cart = useStore($cart)
  const offers = useStore($offers)
  const siteData = useStore($siteData)
  const places = useStore($places)
  const told = useStore($refused)
  const [opened] = useState(() => new Date())
  const refused = useMemo(() => (refusalsLast ? lasting(told, opened) : told), [told, opened, refusalsLast])
  const now = useNow(refused)

  useEffect(() => lookUp(cart.items), [cart])

  const taxRate = siteData.status === 'ready' ? siteData.data.tax : fallbackTaxRate
  const view = viewCart(cart, offers, taxRate, now, { places, refused })
  const isTaxKnown = siteData.status !== 'loading' && !(siteData.status === 'ready' && siteData.isDoubtful)
  return { ...view, isLoading: view.isLoading || !isTaxKnown }
}

/** Loads the offers, tax rate and availability, except what is fresh. */
function lookUp(items: readonly CartItem[]): void {
  void loadSiteData()
  loadOffers(items)
  loadPlaces(items.map(resourceOf))
}

/**
 * Returns the time when the traveller last returned to the page or a refusal expired; data may be stale by then and is
 * reloaded.
 */
function useNow(refused: Refusals): Date {
  const [now, setNow] = useState(() => new Date())
  const look = useCallback(() => {
    setNow(new Date())
    lookUp($cart.get().items)
  }, [])
  useEffect(() => onPageSeen(look), [look])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      const pause = untilOver(refused, new Date())
      if (pause === null) return
      timer = setTimeout(() => {
        look()
        schedule()
      }, pause)
    }
    schedule()
    return () => clearTimeout(timer)
  }, [refused, look])
  return now
}
