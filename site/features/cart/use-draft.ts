import type { Party } from '@nusa/shared/pricing'
import { useState } from 'react'

export interface Draft<Fields> {
  /** What the fields show: what was changed in them, over what is kept. */
  shown: Fields
  change: (changes: Partial<Fields>) => void
  drop: () => void
  /** Says whether the fields show something else than what is kept. */
  isChanged: boolean
}

/** Fields that are changed without changing what is kept. One that nobody touched follows what is kept. */
export function useDraft<Fields extends object>(kept: Fields): Draft<Fields> {
  const [changes, setChanges] = useState<Partial<Fields>>({})
  const shown = { ...kept, ...changes }
  return {
    shown,
    change: (more) => setChanges({ ...changes, ...more }),
    drop: () => setChanges({}),
    isChanged: JSON.stringify(shown) !== JSON.stringify(kept),
  }
}

/** The travellers of an item, without the rest of it. */
export function partyOf({ adults, children, infants }: Party): Party {
  return { adults, children, infants }
}
