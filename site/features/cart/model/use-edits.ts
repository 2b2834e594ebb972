import { useStore } from '@nanostores/react'
import type { CartItem } from '@nusa/shared/cart'
import { $edits, changeFields, discardEdits, type EditFields, isEdited, withEdits } from './edits.ts'

export interface ItemEdits<Fields> {
  /** The values of the fields: the cart's values with the edits applied. */
  shown: Fields
  change: (changes: EditFields) => void
  discard: () => void
  /** Whether the fields differ from the cart. */
  isChanged: boolean
  apply: (item: CartItem) => CartItem
}

/** Returns the fields of an item, which change the cart only when applied. A field without edits follows the cart. */
export function useEdits<Fields extends EditFields>(item: CartItem, current: Fields): ItemEdits<Fields> {
  const edits = useStore($edits)[item.id]
  return {
    shown: { ...current, ...edits },
    change: (changes) => changeFields(item.id, changes),
    discard: () => discardEdits(item.id),
    isChanged: isEdited(item, edits),
    apply: (one) => withEdits(one, edits ?? {}),
  }
}
