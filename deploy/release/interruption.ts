const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const controller = new AbortController()

/** Aborted when the operator stops the command, for example with Ctrl-C. */
export const interruption = controller.signal

/**
 * From now on, a signal does not end this process: `run` ends its program, so that the command fails and can clean up.
 * Repeated signals are ignored, because the launcher forwards those that the terminal also sends.
 */
export function handleSignals(): void {
  for (const [signal, exitCode] of Object.entries(exitCodes)) {
    process.on(signal, () => {
      if (interruption.aborted) return
      process.exitCode = exitCode
      controller.abort(new Error('The command was stopped.'))
    })
  }
}

/**
 * Returns the line that the operator reads after an interruption.
 * @param live the id of the live release; null if none is live
 * @param command continues the command that was stopped
 */
export function describeInterruption(live: string | null, command: string): string {
  return `Stopped. ${live === null ? 'No release is' : `${live} is`} live. To continue: npm run release -- ${command}`
}
