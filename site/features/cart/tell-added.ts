import { type Toast, toast } from '../../ui/toast/toast.ts'
import type { Added } from './new-item.ts'
import { refuse } from './refuse.ts'
import { cartTexts as texts } from './texts.ts'

/**
 * Reports the result of an addition: a toast with `words` on success, otherwise the reason. `notes` is the element with
 * the form's notes. @returns whether the item is in the cart now
 */
export function tellAdded(
  added: Added,
  words: Pick<Toast, 'title' | 'description'> | null,
  notes: HTMLElement | null = null,
): boolean {
  if (added.outcome === 'refused') refuse(added.problem.message, notes)
  if (added.outcome === 'full') toast({ ...texts.full, tone: 'destructive' })
  if (added.outcome === 'added' && words) toast(words)
  return added.outcome === 'added' || added.outcome === 'repeated'
}
