import { useStore } from '@nanostores/react'
import { $isCartRefused } from './stored-cart.ts'
import { cartTexts as texts } from './texts.ts'

/** Stands beside the ways out of the page for as long as they lead to another cart than the one that is shown. */
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
