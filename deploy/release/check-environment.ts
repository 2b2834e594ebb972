import { readCmsEnv } from '../../cms/core/env.ts'
import { parseEnv, requiredByNodeHost } from '../../functions/hosts/env.ts'
import { readPublisherEnv } from '../../site/publisher/env.ts'

// Checks the environment of all processes of this release: `node deploy/release/check-environment.ts`.
const readers = [
  () => readCmsEnv(process.env),
  () => parseEnv(process.env, requiredByNodeHost),
  () => readPublisherEnv(process.env),
]
for (const read of readers) {
  try {
    read()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
