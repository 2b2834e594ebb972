import type { ReactNode } from 'react'
import type { Offered } from '../model/item-view.ts'
import { ItemFacts } from './ItemFacts.tsx'
import { RentalEditor } from './RentalEditor.tsx'
import { RoomEditor } from './RoomEditor.tsx'
import { TourEditor } from './TourEditor.tsx'
import { TransferEditor } from './TransferEditor.tsx'

/** The editor of an item; only its facts if it is no longer offered. */
export function ItemEditor({ view, children }: { view: Offered; children: ReactNode }) {
  if (view.offer === null)
    return (
      <>
        <ItemFacts view={view} />
        <div className="ml-auto">{children}</div>
      </>
    )
  switch (view.kind) {
    case 'tour':
      return (
        <TourEditor item={view.item} offer={view.offer}>
          {children}
        </TourEditor>
      )
    case 'transfer':
      return (
        <TransferEditor item={view.item} offer={view.offer}>
          {children}
        </TransferEditor>
      )
    case 'rental':
      return (
        <RentalEditor item={view.item} offer={view.offer}>
          {children}
        </RentalEditor>
      )
    case 'room':
      return (
        <RoomEditor item={view.item} offer={view.offer}>
          {children}
        </RoomEditor>
      )
  }
}
