import { displayPath, type Settings } from '../settings/settings.ts'
import type { Product } from './product.ts'
import type { StepLog } from './step-log.ts'

/** Runs the product until Ctrl-C, SIGTERM or a permanent failure. */
export async function runInTerminal(command: string, log: StepLog, create: () => Product): Promise<void> {
  const startedAt = performance.now()
  const { promise: stopRequested, resolve: requestStop } = Promise.withResolvers<string | null>()
  // One Ctrl-C arrives twice: from the terminal and from `dev/launch.mjs`. Only the first signal counts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => requestStop(null))

  log.line('Nusa')
  let product: Product | null = null
  try {
    const createdProduct = create()
    product = createdProduct
    const failure = await Promise.race([
      createdProduct.start().then(() => {
        const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
        log.line(formatReadyMessage(createdProduct.settings, seconds))
        return createdProduct.permanentFailure
      }),
      stopRequested,
    ])
    if (failure !== null) logFailure(log, failure)
  } catch (error) {
    logFailure(log, error instanceof Error ? error.message : String(error))
  }
  if (product) {
    const stopRequestedAt = performance.now()
    await product.stop()
    const seconds = ((performance.now() - stopRequestedAt) / 1000).toFixed(1)
    log.line(`\nStopped in ${seconds} s.${process.exitCode ? '' : ` ${command} continues from this state.`}`)
  }
  process.exit()
}

function logFailure(log: StepLog, failure: string): void {
  process.exitCode = 1
  log.line(`\n${failure}`)
}

function formatReadyMessage(settings: Settings, seconds: string): string {
  const { siteUrl, cmsUrl, toolsUrl, logsDir, isProduction } = settings
  const formatDemoLogin = (text: string) => (isProduction ? '' : `\n               ${text}`)
  return `
Nusa is ready after ${seconds} s. Ctrl-C stops it. Logs: ${displayPath(logsDir)}

  Storefront   ${siteUrl}${formatDemoLogin('traveller@nusa.example / Nusa-Traveller-1')}
  CMS          ${cmsUrl}/admin${formatDemoLogin('editor@nusa.example / Nusa-Editor-1')}
  Mails        ${process.env.SMTP_URL ? 'are sent through SMTP_URL' : `are kept, not sent: ${toolsUrl}/mail`}
  Payments     ${process.env.XENDIT_SECRET_KEY ? 'go to Xendit with your key' : `go to a sandbox without real money: ${toolsUrl}/payments`}`
}
