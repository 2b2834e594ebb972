import { useEffect, useState } from 'react'
import { toast } from '../../../ui/toast/toast.ts'
import { checkoutTexts as texts } from '../texts.ts'
import type { PriceQuestion } from './place-booking-state.ts'

/** Holds a question about the price until the cart changes, which may happen in another tab behind the dialog. */
export function useQuestion(items: string) {
  const [pending, setPending] = useState<PriceQuestion | null>(null)
  const isOutdated = pending !== null && pending.items !== items
  useEffect(() => {
    if (!isOutdated) return
    setPending(null)
    toast({ ...texts.cartChanged, tone: 'destructive' })
  }, [isOutdated])
  return [isOutdated ? null : pending, setPending] as const
}
