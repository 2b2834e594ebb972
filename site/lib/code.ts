import { offerReload } from './reload-note.ts'
import { styled } from './styles.ts'

/**
 * Code that comes when it is first needed. Where it can't be had, importing it again doesn't help: a browser keeps the failure
 * for as long as the page stands. Only the page loaded anew brings it.
 */
let isLost = false

/** The import of a part of the code, ready when its styles are, too. Rejects where it can't be had. */
export async function loadCode<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await styled(loading)
  } catch (error) {
    isLost = true
    throw error
  }
}

/**
 * Uses a part of the code that was just asked for; where it can't be had, says so and offers the way on. What was pressed for it,
 * where that is known, shows meanwhile that it works, and does nothing more when it is pressed again.
 */
export function withCode<Module>(
  loading: Promise<Module>,
  use: (module: Module) => void,
  pressed?: Element | null,
): void {
  if (pressed?.ariaBusy === 'true') return
  showWorking(loadCode(loading), pressed).then(use, offerReload)
}

/** Marks what was pressed until the promise is settled (see `aria-busy` in global.css). */
export async function showWorking<Value>(work: Promise<Value>, pressed: Element | null | undefined): Promise<Value> {
  if (!pressed) return work
  pressed.ariaBusy = 'true'
  try {
    return await work
  } finally {
    pressed.ariaBusy = null
  }
}

/** Loads the page anew where code is missing, without which trying again would only fail again. @returns whether it does */
export function reloadForCode(): boolean {
  if (isLost) location.reload()
  return isLost
}
