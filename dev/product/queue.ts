/** Runs a build when it is asked for: a little later, so that many requests make one build, and never two at once. */
export type BuildQueue = {
  /** @param by whose changes they are */
  request(by?: readonly string[]): void
  /** Resolves when nothing is waiting and nothing runs. */
  idle(): Promise<void>
}

/** @param build is told for whose changes it was asked, each name once */
export function createBuildQueue(build: (by: string[]) => Promise<void>, delayMs: number): BuildQueue {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let askedAgain = false
  let names = new Set<string>()
  let idle = Promise.withResolvers<void>()
  idle.resolve()

  const run = () => {
    timer = null
    askedAgain = false
    const by = [...names]
    names = new Set()
    running = build(by).finally(() => {
      running = null
      if (askedAgain) run()
      else idle.resolve()
    })
  }

  return {
    request(by = []) {
      for (const name of by) names.add(name)
      if (running) {
        askedAgain = true
        return
      }
      if (timer) clearTimeout(timer)
      else idle = Promise.withResolvers<void>()
      timer = setTimeout(run, delayMs)
    },
    idle: () => idle.promise,
  }
}
