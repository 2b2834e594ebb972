import type { Favorites as FavoriteList } from '@nusa/shared/account'
import type { Traveller } from './accounts.ts'

/** The favourite tours of travellers, one row per traveller and tour. */
export interface Favorites {
  /** Returns the favourites, latest first. Unpublished tours are left out until they are published again. */
  list(traveller: Traveller): Promise<FavoriteList>
  /** Adds a tour; adding it twice has no effect. Returns false if no such tour is published. */
  add(traveller: Traveller, tourId: number): Promise<boolean>
  /** Removes a tour; removing it twice has no effect. */
  remove(traveller: Traveller, tourId: number): Promise<void>
}
