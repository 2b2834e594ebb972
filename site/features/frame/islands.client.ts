import { reloadNote } from '../../lib/reload-note.ts'
import { wholeStyles } from '../../lib/styles.ts'

/** Only pages on which React draws something need it (lib/translated-texts.ts). */
const guardTexts = () =>
  import('../../lib/translated-texts.ts').then(
    ({ guardTranslatedTexts }) => guardTranslatedTexts(),
    () => undefined,
  )
// Islands that are not waiting to be seen are on their way.
if (customElements.get('astro-island')) void guardTexts()

/** Prerendered islands whose HTML was changed before their code came, by a translator or a browser extension. */
const altered = new WeakSet<Element>()

/** Makes an island render from scratch instead of adopting HTML that is no longer what React expects. */
function dropServerHtml(island: Element): void {
  island.setAttribute('client', 'only')
}

function noteAltered(island: Element): void {
  altered.add(island)
  // Before that, the attribute says when the island starts.
  if (customElements.get('astro-island')) dropServerHtml(island)
}

const alterations = new MutationObserver((records) => {
  // The parser itself adds to islands until the document is parsed.
  if (document.readyState === 'loading') return
  for (const { target } of records) {
    const element = target instanceof Element ? target : target.parentElement
    const island = element?.closest('astro-island[ssr]')
    if (island) noteAltered(island)
  }
})
for (const island of document.querySelectorAll('astro-island[ssr]:not([client="only"])')) {
  // This script may come later than the translator.
  if (island.querySelector('font')) noteAltered(island)
  alterations.observe(island, { childList: true, characterData: true, subtree: true })
}

type Load = () => Promise<() => Promise<void>>

/**
 * Islands that come to life when they are seen. Astro's script for them, which it would write into each page (build/finish-html.ts
 * takes it out), is fetched with the first of them, and each waits for the whole style sheet.
 */
async function start(islands: readonly Element[]): Promise<void> {
  const visible = async (load: Load, _options: unknown, island: Element) => {
    const [hydrate] = await Promise.all([load(), wholeStyles(), guardTexts()])
    if (altered.has(island)) dropServerHtml(island)
    await hydrate()
  }
  Object.assign(window, { Astro: { visible } })
  for (const island of islands) {
    for (const name of ['component-url', 'renderer-url']) {
      // Asked for now, so that it comes together with Astro's script, which tells of failures.
      import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined)
    }
  }
  await import('astro/runtime/server/astro-island.js')
}

/** An island whose code can't be had says so, and offers the way on: nothing else in it does what it promises. */
function giveUp(island: Element): void {
  const fallback = island.getAttribute('client') === 'only'
  const place = fallback ? island : (island.firstElementChild ?? island)
  if (fallback) island.replaceChildren()
  place.ariaBusy = null
  for (const button of place.querySelectorAll('button')) {
    button.disabled = true
    button.ariaBusy = null
  }
  place.append(reloadNote(''))
}

/** What was pressed last in a part that says it is not alive yet (`data-waking`): it shows that it works, and is pressed again then. */
const pressed = new Map<Element, HTMLElement>()

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>('[data-waking] button')
  const part = button?.closest('[data-waking]')
  if (!button || !part) return
  const before = pressed.get(part)
  if (before) before.ariaBusy = null
  button.ariaBusy = 'true'
  pressed.set(part, button)
  if (before) return
  const observer = new MutationObserver(() => {
    observer.disconnect()
    const last = pressed.get(part)
    pressed.delete(part)
    if (!last) return
    last.ariaBusy = null
    last.click()
  })
  observer.observe(part, { attributeFilter: ['data-waking'] })
})

document.addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element) giveUp(target)
})

const islands = [...document.querySelectorAll('astro-island[client="visible"]')]
if (islands.length > 0 && !customElements.get('astro-island')) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    start(islands).catch(() => islands.forEach(giveUp))
  })
  // The island itself has no box.
  for (const { children } of islands) for (const child of children) observer.observe(child)
}
