/**
 * Shows buttons pressed before their form is hydrated (`data-waking`) as busy, and presses the last one again after
 * hydration. The code for that is loaded with the first such press: most visitors never need it.
 */
export function replayWakingPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-waking] button') : null
    const form = button?.closest('[data-waking]')
    // Read now, because the island may render from scratch before the code is loaded.
    const island = form?.closest('astro-island')
    if (!button || !form || !island) return
    button.ariaBusy = 'true'
    // If this fails to load, so does the code of the island, which reports it.
    import('./replay-press.ts').then((code) => code.replayPress(button, form, island)).catch(() => undefined)
  })
}
