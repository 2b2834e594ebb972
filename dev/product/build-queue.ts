/** All requests during a build are merged into one next build. */
export type BuildQueue = {
  /** @param by the editors who made the changes */
  request(by?: readonly string[]): void
  /** Resolves when no build is waiting or running. */
  idle(): Promise<void>
}

/**
 * @param build is called with the names of the editors who made the requested changes, each name once
 */
export function createBuildQueue(build: (by: string[]) => Promise<void>): BuildQueue {
  let isRunning = false
  let isRequested = false
  let editorNames = new Set<string>()
  let currentRun = Promise.resolve()

  async function runRequestedBuilds(): Promise<void> {
    while (isRequested) {
      const by = [...editorNames]
      isRequested = false
      editorNames = new Set()
      await build(by)
    }
    isRunning = false
  }

  return {
    request(by = []) {
      for (const name of by) editorNames.add(name)
      isRequested = true
      if (isRunning) return
      isRunning = true
      currentRun = runRequestedBuilds()
    },
    idle: () => currentRun,
  }
}
