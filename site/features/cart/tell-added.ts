import { type Toast, toast } from '../../ui/toast/toast.ts'
import type { Added } from './new-item.ts'
import { cartTexts as texts } from './texts.ts'

/** Says what became of an addition, with these words where it went well. @returns whether the item lies in the cart now */
export function tellAdded(added: Added, words: Pick<Toast, 'title' | 'description'> | null): boolean {
  if (added.outcome === 'refused') toast({ title: added.problem.message, tone: 'destructive' })
  if (added.outcome === 'full') toast({ ...texts.full, tone: 'destructive' })
  if (added.outcome === 'added' && words) toast(words)
  return added.outcome === 'added' || added.outcome === 'repeated'
}
