import { useStore } from '@nanostores/react'
import { $isCartNotStored } from '../model/stored-cart.ts'
import { cartTexts as texts } from '../model/texts.ts'

/**
 * Shown next to the links that leave the page while the cart could not be stored, because they lead to the older stored
 * cart.
 */
export function CartNotStoredNote() {
  const isNotStored = useStore($isCartNotStored)
  if (!isNotStored) return null
  return (
    <div role="alert" className="rounded-sm bg-terracotta-pale p-3 text-sm text-terracotta-deep">
      <p className="font-semibold">{texts.notStored.title}</p>
      <p>{texts.notStored.description}</p>
    </div>
  )
}
