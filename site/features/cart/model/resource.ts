import { type Choice, rentalIdOf } from '@nusa/shared/cart'
import type { Resource } from '../../availability/index.ts'

/** Returns the resource whose capacity a choice uses. */
export function resourceOf(choice: Choice): Resource {
  const { kind } = choice
  switch (kind) {
    case 'tour':
      return { kind, id: String(choice.tourId) }
    case 'rental':
      return { kind, id: String(rentalIdOf(choice)) }
    case 'transfer':
    case 'room':
      return { kind, id: choice.packageId }
  }
}
