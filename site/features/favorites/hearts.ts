import { openPanel } from '../../lib/panels.ts'
import { readRecord } from '../../lib/session-record.ts'
import { toast } from '../../ui/toast/toast.ts'
import { $favorites, followFavorites, isFavorite, setFavorite } from './store.ts'
import { favoritesTexts as texts } from './texts.ts'

/** The tours whose press has no answer yet: a session that ends over one of them is begun anew on the spot. */
const unanswered = new Set<number>()

/** Shows on every heart of the page what the store says. */
export function drawHearts(): void {
  const favorites = $favorites.get()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favorite]')) {
    const id = Number(heart.dataset.favorite)
    heart.ariaPressed = String(isFavorite(favorites, id))
    // Not `disabled`, which would take the focus away from whoever pressed it.
    heart.ariaDisabled = favorites.pending.has(id) ? 'true' : null
    heart.toggleAttribute('data-unfinished', unanswered.has(id))
  }
}

/** Turns a heart full or empty. Who is signed out signs in first, and it goes on. */
export function pressHeart(heart: HTMLElement, isOn: boolean): void {
  const id = Number(heart.dataset.favorite)
  if (!Number.isSafeInteger(id)) return
  if (readRecord()) void set(id, isOn)
  else askFirst(id, isOn, $favorites.get().userId)
}

async function set(id: number, isOn: boolean): Promise<void> {
  if (unanswered.has(id)) return
  const user = readRecord()?.user.id ?? null
  unanswered.add(id)
  const failure = await setFavorite(id, isOn)
  unanswered.delete(id)
  drawHearts()
  if (!failure) return
  if (failure.code === 'not_authenticated') return askFirst(id, isOn, user)
  console.error(isOn ? texts.addFailed : texts.removeFailed, failure.message)
  // Only the list of favorites says it: elsewhere the heart shows again what it showed before.
  const isListed = document.querySelector(`[data-favorites-list] [data-favorite="${id}"]`) !== null
  if (!isOn && isListed) toast({ title: texts.removeFailed, description: failure.message, tone: 'destructive' })
}

/** What one has pressed, `user` where the hearts are somebody's, is never sent as another. */
function askFirst(id: number, isOn: boolean, user: number | null): void {
  const isTheirs = () => user === null || readRecord()?.user.id === user
  openPanel('auth', { onDone: () => isTheirs() && void set(id, isOn) })
}

followFavorites()
$favorites.subscribe(drawHearts)
