import { useStore } from '@nanostores/react'
import { $isCartRefused } from './stored-cart.ts'
import { cartTexts as texts } from './texts.ts'

/**
 * Shown next to the links that leave the page while the cart could not be stored, because they lead to the older stored
 * cart.
 */
export function RefusedNote() {
  const isRefused = useStore($isCartRefused)
  if (!isRefused) return null
  return (
    <div role="alert" className="rounded-sm bg-terracotta-pale p-3 text-sm text-terracotta-deep">
      <p className="font-semibold">{texts.refused.title}</p>
      <p>{texts.refused.description}</p>
    </div>
  )
}
