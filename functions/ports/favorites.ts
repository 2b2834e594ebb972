import type { Favorites as FavoriteList } from '@nusa/shared/account'
import type { Traveller } from './accounts.ts'

/** The tours that travellers keep: one row for a traveller and a tour. */
export interface Favorites {
  /** The latest first; a tour that is not published is left out, and is there again once it is. */
  list(traveller: Traveller): Promise<FavoriteList>
  /** Keeps a tour, once; false where no such tour is published. */
  add(traveller: Traveller, tourId: number): Promise<boolean>
  /** Forgets a tour, whether it was kept or not. */
  remove(traveller: Traveller, tourId: number): Promise<void>
}
