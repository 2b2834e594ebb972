const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const controller = new AbortController()

/** Aborted when the operator stops the command, for example with Ctrl-C. */
export const interruption = controller.signal

/**
 * Makes a signal abort `interruption` instead of ending this process, so that the command can clean up. Repeated
 * signals are ignored, because `dev/launch.mjs` forwards signals that the terminal also sends to this process.
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
 * @param liveId the id of the live release; null if none is live
 * @param command the arguments of `npm run release` that continue the stopped command
 */
export function describeInterruption(liveId: string | null, command: string): string {
  const liveRelease = liveId === null ? 'No release is' : `${liveId} is`
  return `Stopped. ${liveRelease} live. To continue: npm run release -- ${command}`
}
