/** Runs a build when it is asked for: a little later, so that many requests make one build, and never two at once. */
export type BuildQueue = {
  request(): void
  /** Resolves when nothing is waiting and nothing runs. */
  idle(): Promise<void>
}

export function createBuildQueue(build: () => Promise<void>, delayMs: number): BuildQueue {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let askedAgain = false
  let idle = Promise.withResolvers<void>()
  idle.resolve()

  const run = () => {
    timer = null
    askedAgain = false
    running = build().finally(() => {
      running = null
      if (askedAgain) run()
      else idle.resolve()
    })
  }

  return {
    request() {
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
