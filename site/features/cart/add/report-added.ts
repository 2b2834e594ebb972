import { ignoreRestOfGesture } from '../../../lib/gesture.ts'
import { openPanel } from '../../../lib/panels.ts'
import { type Toast, toast } from '../../../ui/toast/toast.ts'
import { showRefusal } from '../model/show-refusal.ts'
import { cartTexts as texts } from '../model/texts.ts'
import type { AddResult } from './new-item.ts'

/**
 * Shows `successToast`, or why the item was not added. If `notesElement` already contains the reason, focuses
 * `notesElement` instead.
 * @returns whether the item is in the cart now
 */
export function reportAddResult(
  result: AddResult,
  successToast: Pick<Toast, 'title' | 'description'> | null,
  notesElement: HTMLElement | null = null,
): boolean {
  if (result.outcome === 'refused') showRefusal(result.problem.message, notesElement)
  if (result.outcome === 'full') toast({ ...texts.cartFull, tone: 'destructive' })
  if (result.outcome === 'added' && successToast) toast(successToast)
  return result.outcome === 'added' || result.outcome === 'repeated'
}

/** Opens the cart panel. The second click of a double click is ignored, because it would hit the panel or the page. */
export function showCart(): void {
  ignoreRestOfGesture()
  openPanel('cart')
}
