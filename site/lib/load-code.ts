import { offerReload } from './reload-message.ts'
import { withWholeStyles } from './styles.ts'

/**
 * Whether an import has failed. Importing again does not help, because the browser caches the failure until the page is
 * reloaded.
 */
let hasImportFailed = false

/** Waits for an import and for the styles of the page. Rejects if the import fails. */
export async function loadCode<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await withWholeStyles(loading)
  } catch (error) {
    hasImportFailed = true
    throw error
  }
}

/**
 * Uses a module that is being imported. If the import fails, shows an error with a reload button. The clicked element
 * is marked as busy meanwhile and ignores further clicks.
 */
export function withCode<Module>(
  loading: Promise<Module>,
  use: (module: Module) => void,
  pressed?: Element | null,
): void {
  if (pressed?.ariaBusy === 'true') return
  showBusy(loadCode(loading), pressed).then(use, offerReload)
}

/** Marks the clicked element as busy until the promise settles (see `aria-busy` in global.css). */
export async function showBusy<Value>(work: Promise<Value>, pressed: Element | null | undefined): Promise<Value> {
  if (!pressed) return work
  pressed.ariaBusy = 'true'
  try {
    return await work
  } finally {
    pressed.ariaBusy = null
  }
}

/** Reloads the page if an import has failed, because importing again would fail too. Returns whether it reloads. */
export function reloadForCode(): boolean {
  if (hasImportFailed) location.reload()
  return hasImportFailed
}
