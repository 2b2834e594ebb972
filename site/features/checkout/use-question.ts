import { useEffect, useState } from 'react'
import { toast } from '../../ui/toast/toast.ts'
import type { PriceQuestion } from './place-booking-state.ts'
import { checkoutTexts as texts } from './texts.ts'

/** Holds a question about the price until the cart changes, which may happen in another tab behind the dialog. */
export function useQuestion(items: string) {
  const [asked, setAsked] = useState<PriceQuestion | null>(null)
  const isOvertaken = asked !== null && asked.items !== items
  useEffect(() => {
    if (!isOvertaken) return
    setAsked(null)
    toast({ ...texts.cartChanged, tone: 'destructive' })
  }, [isOvertaken])
  return [isOvertaken ? null : asked, setAsked] as const
}
