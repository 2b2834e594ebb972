import type { Product } from './product/product.ts'
import { type Settings, shown } from './settings.ts'
import type { StepLog } from './step-log.ts'

/** Starts the product at a terminal and runs until Ctrl-C, SIGTERM or a permanent failure. */
export async function runInTerminal(command: string, log: StepLog, create: () => Product): Promise<void> {
  const started = performance.now()
  const { promise: toldToStop, resolve: tellToStop } = Promise.withResolvers<string | null>()
  // Ctrl-C reaches every process of the terminal and is also forwarded by the launcher: a second signal is ignored.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => tellToStop(null))

  log.line('Nusa')
  let product: Product | null = null
  try {
    const made = create()
    product = made
    const problem = await Promise.race([
      made.start().then(() => {
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        log.line(closingLines(made.settings, seconds))
        return made.gaveUp
      }),
      toldToStop,
    ])
    if (problem !== null) fail(log, problem)
  } catch (error) {
    fail(log, error instanceof Error ? error.message : String(error))
  }
  if (product) {
    const stopping = performance.now()
    await product.stop()
    const seconds = ((performance.now() - stopping) / 1000).toFixed(1)
    log.line(`\nStopped in ${seconds} s.${process.exitCode ? '' : ` ${command} goes on where this ended.`}`)
  }
  process.exit()
}

function fail(log: StepLog, problem: string): void {
  process.exitCode = 1
  log.line(`\n${problem}`)
}

function closingLines(settings: Settings, seconds: string): string {
  const { siteUrl, cmsUrl, toolsUrl, logsDir, isProduction } = settings
  const login = (text: string) => (isProduction ? '' : `\n               ${text}`)
  return `
Nusa is ready after ${seconds} s. Ctrl-C stops it. Logs: ${shown(logsDir)}

  Storefront   ${siteUrl}${login('traveller@nusa.example / Nusa-Traveller-1')}
  CMS          ${cmsUrl}/admin${login('editor@nusa.example / Nusa-Editor-1')}
  Mails        ${process.env.SMTP_URL ? 'are sent through SMTP_URL' : `are kept, not sent: ${toolsUrl}/mail`}
  Payments     ${process.env.XENDIT_SECRET_KEY ? 'go to Xendit with your key' : `go to a sandbox, nobody pays: ${toolsUrl}/payments`}`
}
