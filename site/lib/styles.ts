/**
 * A page carries the part of the style sheet that its own HTML and its first script use. Before anything else is drawn the
 * whole sheet must be there: `styled(import('./panel.tsx'))` is the import, ready when both are.
 */
export async function styled<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, wholeStyles()])
  return module
}

let arrival: Promise<void> | undefined

/** Brings the whole style sheet; resolves when it counts. Where it can't be had: rather no style than no use. */
export function wholeStyles(): Promise<void> {
  arrival ??= bring()
  return arrival
}

function bring(): Promise<void> {
  const waiting = document.querySelector<HTMLTemplateElement>('template[data-whole-styles]')
  const link = waiting?.content.querySelector('link')?.cloneNode()
  // The page has it already, as pages do that a script draws, and all pages while one develops.
  if (!(link instanceof HTMLLinkElement)) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        link.remove()
        arrival = undefined
        resolve()
      },
      { once: true },
    )
    waiting?.after(link)
  })
}
