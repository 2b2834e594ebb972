import { openPanel } from '../../../lib/panels.ts'
import { readRecord } from '../../../lib/session-record.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { $favorites, followFavorites, isFavorite, setFavorite } from './store.ts'
import { favoritesTexts as texts } from './texts.ts'

/** The tours with a pending request. If the session ends meanwhile, the page stays open for a new sign-in. */
const pendingTourIds = new Set<number>()

export function renderHearts(): void {
  const favorites = $favorites.get()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favorite]')) {
    const id = Number(heart.dataset.favorite)
    heart.ariaPressed = String(isFavorite(favorites, id))
    // `disabled` would take the focus away from the pressed heart.
    heart.ariaDisabled = favorites.pendingChanges.has(id) ? 'true' : null
    heart.toggleAttribute('data-unfinished', pendingTourIds.has(id))
  }
}

/** Changes the favorite of a heart. A signed-out visitor signs in first. */
export function toggleHeart(heart: HTMLElement, shouldBeFavorite: boolean): void {
  const id = Number(heart.dataset.favorite)
  if (!Number.isSafeInteger(id)) return
  if (readRecord()) void updateFavorite(id, shouldBeFavorite)
  else changeAfterSignIn(id, shouldBeFavorite, $favorites.get().userId)
}

async function updateFavorite(id: number, shouldBeFavorite: boolean): Promise<void> {
  if (pendingTourIds.has(id)) return
  const userId = readRecord()?.user.id ?? null
  pendingTourIds.add(id)
  const failure = await setFavorite(id, shouldBeFavorite)
  pendingTourIds.delete(id)
  renderHearts()
  if (!failure) return
  if (failure.code === 'not_authenticated') return changeAfterSignIn(id, shouldBeFavorite, userId)
  console.error(shouldBeFavorite ? texts.addFailed : texts.removeFailed, failure.message)
  // Only the list of favorites shows an error. Elsewhere it is sufficient that the heart returns to its previous state.
  const isListed = document.querySelector(`[data-favorites-list] [data-favorite="${id}"]`) !== null
  if (!shouldBeFavorite && isListed)
    toast({ title: texts.removeFailed, description: failure.message, tone: 'destructive' })
}

/**
 * Opens the sign-in dialog and changes the favorite after the sign-in. If `userId` is not null and another user signs
 * in, the favorite does not change.
 */
function changeAfterSignIn(id: number, shouldBeFavorite: boolean, userId: number | null): void {
  const isSameUser = () => userId === null || readRecord()?.user.id === userId
  openPanel('auth', { onSignedIn: () => isSameUser() && void updateFavorite(id, shouldBeFavorite) })
}

followFavorites()
$favorites.subscribe(renderHearts)
