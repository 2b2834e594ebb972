/**
 * A page carries the part of the style sheet that its own HTML and its first script use. Before anything else is drawn the
 * whole sheet must be there: `styled(import('./panel.tsx'))` is the import, ready when both are.
 */
export async function styled<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, wholeStyles()])
  return module
}

let arrival: Promise<void> | undefined

/** Switches the whole style sheet on; resolves when it counts. Where it can't be had: rather no style than no use. */
export function wholeStyles(): Promise<void> {
  arrival ??= switchOn()
  return arrival
}

function switchOn(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
  // The page has it already, as pages do that a script draws, and all pages while one develops.
  if (!link) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        link.disabled = true
        arrival = undefined
        resolve()
      },
      { once: true },
    )
    link.disabled = false
  })
}
