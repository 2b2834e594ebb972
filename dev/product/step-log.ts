/** `report` sets a text that is printed with the title and the duration. Long work is announced first. */
export type Step = <T>(title: string, work: (report: (text: string) => void) => Promise<T>) => Promise<T>

export type StepLog = {
  line(text: string): void
  step: Step
}

const ANNOUNCE_AFTER_MS = 1500
const REMIND_EVERY_MS = 15_000

/** Creates a log of steps without colours, so that a terminal and a file show the same text. */
export function createStepLog(write: (line: string) => void = console.log): StepLog {
  return {
    line: write,
    async step(title, work) {
      const startedAt = performance.now()
      const seconds = () => (performance.now() - startedAt) / 1000
      let detail = ''
      const announcement = setTimeout(() => write(`  … ${title}`), ANNOUNCE_AFTER_MS)
      const reminder = setInterval(() => write(`  … ${title}, ${Math.round(seconds())} s so far`), REMIND_EVERY_MS)
      const finish = (symbol: string) => {
        clearTimeout(announcement)
        clearInterval(reminder)
        write(`  ${symbol} ${title.padEnd(22)} ${detail.padEnd(46)} ${seconds().toFixed(1).padStart(6)} s`)
      }
      try {
        const result = await work((text) => {
          detail = text
        })
        finish('✓')
        return result
      } catch (error) {
        finish('✗')
        throw error
      }
    },
  }
}

/** Creates a log that retains its lines until `resume` is called, and then prints them and all later lines. */
export function createPausedLog(write: (line: string) => void): StepLog & { resume(): void } {
  let retainedLines: string[] | null = []
  const log = createStepLog((line) => {
    if (retainedLines) retainedLines.push(line)
    else write(line)
  })
  return {
    ...log,
    resume() {
      for (const line of retainedLines ?? []) write(line)
      retainedLines = null
    },
  }
}

export const silentLog: StepLog = createStepLog(() => undefined)
