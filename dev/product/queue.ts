/** Runs a build when it is asked for. Requests during a build make one more after it, never one beside it. */
export type BuildQueue = {
  /** @param by whose changes they are */
  request(by?: readonly string[]): void
  /** Resolves when nothing is waiting and nothing runs. */
  idle(): Promise<void>
}

/** @param build is told for whose changes it was asked, each name once */
export function createBuildQueue(build: (by: string[]) => Promise<void>): BuildQueue {
  let isRunning = false
  let isWanted = false
  let names = new Set<string>()
  let idle = Promise.resolve()

  async function run(): Promise<void> {
    while (isWanted) {
      const by = [...names]
      isWanted = false
      names = new Set()
      await build(by)
    }
    isRunning = false
  }

  return {
    request(by = []) {
      for (const name of by) names.add(name)
      isWanted = true
      if (isRunning) return
      isRunning = true
      idle = run()
    },
    idle: () => idle,
  }
}
