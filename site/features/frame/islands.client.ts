import { createReloadMessage } from '../../lib/load-code.ts'
import { waitForWholeStyles } from '../../lib/styles.ts'
import { replayEarlyPresses } from './early-press.ts'

/** Makes React tolerate translated texts. Only pages with React islands need this code. */
const guardTexts = () =>
  import('../../lib/translated-texts.ts').then(
    ({ guardTranslatedTexts }) => guardTranslatedTexts(),
    () => undefined,
  )
// If the page has islands that load immediately, Astro has already defined `astro-island`.
if (customElements.get('astro-island')) void guardTexts()

/** If the code cannot be loaded, the choices that the visitor has made in the island are lost. */
const loadRestoreChoices = () =>
  import('./restore-choices.ts').then(
    ({ restoreChoices }) => restoreChoices,
    () => undefined,
  )

/** Prerendered islands whose HTML was changed by a translator or a browser extension before their code was loaded. */
const alteredIslands = new WeakMap<Element, ReturnType<typeof loadRestoreChoices>>()

/** Makes the island render from scratch, because React cannot hydrate altered HTML. */
function dropServerHtml(island: Element): void {
  island.setAttribute('client', 'only')
}

function markAltered(island: Element): void {
  if (!alteredIslands.has(island)) alteredIslands.set(island, loadRestoreChoices())
  // Until Astro's script is loaded, the island keeps its `client` attribute, which determines when the island starts.
  if (customElements.get('astro-island')) dropServerHtml(island)
}

const alterationObserver = new MutationObserver((records) => {
  // Until the document is parsed, the changes come from the parser.
  if (document.readyState === 'loading') return
  for (const { target } of records) {
    const element = target instanceof Element ? target : target.parentElement
    const island = element?.closest('astro-island[ssr]')
    if (island) markAltered(island)
  }
})
for (const island of document.querySelectorAll('astro-island[ssr]:not([client="only"])')) {
  // Translators insert `font` elements, possibly before this script runs.
  if (island.querySelector('font')) markAltered(island)
  alterationObserver.observe(island, { childList: true, characterData: true, subtree: true })
}

type LoadHydrate = () => Promise<() => Promise<void>>

/**
 * Starts islands when they become visible. Loads Astro's script, which build/finish-page.ts removes from the pages.
 * Each island waits for the complete style sheet.
 */
async function startIslands(islands: readonly Element[]): Promise<void> {
  const visible = async (load: LoadHydrate, _options: unknown, island: Element) => {
    const [hydrate] = await Promise.all([load(), waitForWholeStyles(), guardTexts()])
    if (alteredIslands.has(island)) {
      const restoreChoices = await alteredIslands.get(island)
      restoreChoices?.(island)
      dropServerHtml(island)
    }
    await hydrate()
  }
  Object.assign(window, { Astro: { visible } })
  for (const island of islands) {
    for (const name of ['component-url', 'renderer-url']) {
      // The code of the island loads in parallel with Astro's script, which reports failures.
      import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined)
    }
  }
  await import('astro/runtime/server/astro-island.js')
}

/** Disables an island whose code failed to load, and offers to reload the page. */
function showFailure(island: Element): void {
  const isClientOnly = island.getAttribute('client') === 'only'
  const container = isClientOnly ? island : (island.firstElementChild ?? island)
  if (isClientOnly) island.replaceChildren()
  container.ariaBusy = null
  for (const button of container.querySelectorAll('button')) {
    button.disabled = true
    button.ariaBusy = null
  }
  container.append(createReloadMessage(''))
}

replayEarlyPresses()

document.addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element) showFailure(target)
})

const islands = [...document.querySelectorAll('astro-island[client="visible"]')]
if (islands.length > 0 && !customElements.get('astro-island')) {
  const visibilityObserver = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    visibilityObserver.disconnect()
    startIslands(islands).catch(() => islands.forEach(showFailure))
  })
  // The children are observed, because the island element itself has no box.
  for (const { children } of islands) for (const child of children) visibilityObserver.observe(child)
}
