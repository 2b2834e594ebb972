import { useStore } from '@nanostores/react'
import type { CartItem } from '@nusa/shared/cart'
import { $edits, dropEdits, type EditFields, editFields, isEdited, withEdits } from './edits.ts'

export interface ItemEdits<Fields> {
  /** What the fields show: the edits, over what is in the cart. */
  shown: Fields
  change: (changes: EditFields) => void
  drop: () => void
  /** Says whether the fields show something else than what is in the cart. */
  isChanged: boolean
  apply: (item: CartItem) => CartItem
}

/** The fields of an item, which change the cart only when they are applied. A field that nobody edited follows the cart. */
export function useEdits<Fields extends EditFields>(item: CartItem, current: Fields): ItemEdits<Fields> {
  const edits = useStore($edits)[item.id]
  return {
    shown: { ...current, ...edits },
    change: (changes) => editFields(item.id, changes),
    drop: () => dropEdits(item.id),
    isChanged: isEdited(item, edits),
    apply: (one) => withEdits(one, edits ?? {}),
  }
}
