import { join } from 'node:path'
import { createSandbox, type Sandbox, sandboxDefaults } from '../sandbox/index.ts'
import type { Settings } from '../settings.ts'

/** Creates the sandbox that replaces Xendit. Returns null if the environment has a key of the real Xendit. */
export function createPaymentSandbox(settings: Settings, env: Record<string, string | undefined>): Sandbox | null {
  if (env.XENDIT_SECRET_KEY && !env.XENDIT_URL?.startsWith(settings.toolsUrl)) return null
  return createSandbox({
    secretKey: env.XENDIT_SECRET_KEY || sandboxDefaults.secretKey,
    webhookToken: env.XENDIT_WEBHOOK_TOKEN || sandboxDefaults.webhookToken,
    webhookUrl: `http://localhost:${settings.sitePort}/api/webhooks/xendit`,
    stateFile: join(settings.dataDir, 'payments.json'),
    publicUrl: settings.toolsUrl,
    now: () => new Date(),
  })
}
