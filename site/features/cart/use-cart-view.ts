import { useStore } from '@nanostores/react'
import { todayInBali } from '@nusa/shared/dates'
import { useEffect } from 'react'
import { $siteData, fallbackTaxRate, loadSiteData } from '../../lib/settings.ts'
import { $offers, loadOffers } from './offers.ts'
import { $cart } from './stored-cart.ts'
import { type CartView, viewCart } from './view.ts'

/** The cart with today's prices; looks up what it needs for that. */
export function useCartView(): CartView {
  const cart = useStore($cart)
  const offers = useStore($offers)
  const siteData = useStore($siteData)

  useEffect(() => {
    void loadSiteData()
    loadOffers(cart.items.map(({ tourId }) => tourId))
  }, [cart])

  const taxRate = siteData.status === 'ready' ? siteData.data.tax : fallbackTaxRate
  const view = viewCart(cart, offers, taxRate, todayInBali(new Date()))
  return { ...view, isLoading: view.isLoading || siteData.status === 'loading' }
}
