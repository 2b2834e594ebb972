/** All requests during a build are merged into one next build. */
export type BuildQueue = {
  /** @param editors the names of the editors who made the changes */
  request(editors?: readonly string[]): void
  /** Resolves when no build is waiting or running. */
  waitUntilIdle(): Promise<void>
}

/**
 * @param build is called with the names of the editors who made the requested changes, each name once
 */
export function createBuildQueue(build: (editors: string[]) => Promise<void>): BuildQueue {
  let isRunning = false
  let isRequested = false
  let waitingEditors = new Set<string>()
  let currentRun = Promise.resolve()

  async function runRequestedBuilds(): Promise<void> {
    while (isRequested) {
      const editors = [...waitingEditors]
      isRequested = false
      waitingEditors = new Set()
      await build(editors)
    }
    isRunning = false
  }

  return {
    request(editors = []) {
      for (const editor of editors) waitingEditors.add(editor)
      isRequested = true
      if (isRunning) return
      isRunning = true
      currentRun = runRequestedBuilds()
    },
    waitUntilIdle: () => currentRun,
  }
}
