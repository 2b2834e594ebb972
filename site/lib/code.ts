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

/** Uses a part of the code that was just asked for; where it can't be had, says so and offers the way on. */
export function withCode<Module>(loading: Promise<Module>, use: (module: Module) => void): void {
  loadCode(loading).then(use, offerReload)
}

/** Loads the page anew where code is missing, without which trying again would only fail again. @returns whether it does */
export function reloadForCode(): boolean {
  if (isLost) location.reload()
  return isLost
}
