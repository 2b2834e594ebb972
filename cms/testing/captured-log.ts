import type { SanitizedConfig } from 'payload'
import { cmsConfig } from '../config/cms-config.ts'
import type { CmsEnv } from '../core/env.ts'

/** Returns an empty log and a configuration that writes into it, one JSON object per line. */
export function captureLog() {
  const lines: string[] = []
  async function configure(env: CmsEnv): Promise<SanitizedConfig> {
    const config = await cmsConfig(env)
    const { logger } = config
    if (typeof logger !== 'object' || !('options' in logger)) throw new Error('Nothing says what may be logged.')
    config.logger = { ...logger, destination: { write: (line: string) => lines.push(line) } }
    return config
  }
  return { lines, configure }
}
