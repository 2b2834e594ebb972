import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $siteData, fallbackTaxRate, loadSiteData } from '../../lib/settings.ts'
import { $places, loadPlaces } from '../places/store.ts'
import { $offers, loadOffers } from './offers.ts'
import { $toldSoldOut } from './sold-out.ts'
import { $cart } from './stored-cart.ts'
import { type CartView, viewCart } from './view.ts'

/** The cart with today's prices; looks up what it needs for that. */
export function useCartView(): CartView {
  const cart = useStore($cart)
  const offers = useStore($offers)
  const siteData = useStore($siteData)
  const places = useStore($places)
  const told = useStore($toldSoldOut)
  const now = useNow()

  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back to the page is shown the prices of now
  useEffect(() => {
    void loadSiteData()
    loadOffers(cart.items)
    loadPlaces(cart.items.flatMap((item) => (item.kind === 'tour' ? [item.tourId] : [])))
  }, [cart, now])

  const taxRate = siteData.status === 'ready' ? siteData.data.tax : fallbackTaxRate
  const view = viewCart(cart, offers, taxRate, now, { places, told })
  return { ...view, isLoading: view.isLoading || siteData.status === 'loading' }
}

/** The instant at which the traveller last came to the page: it may stay open for days. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return now
}
