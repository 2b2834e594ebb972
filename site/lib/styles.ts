/**
 * Waits for an import and for the whole style sheet. At first, a page contains only the styles for its own HTML and its
 * first script.
 */
export async function loadWithWholeStyles<Module>(modulePromise: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([modulePromise, waitForWholeStyles()])
  return module
}

let pendingStyles: Promise<void> | undefined

/**
 * Waits for the whole style sheet. Also resolves if loading fails, because an unstyled page is better than an unusable
 * page.
 */
export function waitForWholeStyles(): Promise<void> {
  pendingStyles ??= loadWholeStyles()
  return pendingStyles
}

function loadWholeStyles(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template[data-whole-styles]')
  const link = template?.content.querySelector('link')?.cloneNode()
  // Without a template, the page already has the whole sheet, for example in development.
  if (!(link instanceof HTMLLinkElement)) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        link.remove()
        pendingStyles = undefined
        resolve()
      },
      { once: true },
    )
    template?.after(link)
  })
}
