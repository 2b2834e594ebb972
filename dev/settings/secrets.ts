import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ensureFolder, readJsonFile } from './files.ts'

const secretsSchema = z.object({ payload: z.string(), catalog: z.string(), buildHook: z.string() })

const damagedFileAdvice = 'Restore it, or delete it to create new secrets: all CMS users must then sign in again.'

/** With these secrets, local processes accept calls only from each other. */
export type Secrets = z.infer<typeof secretsSchema>

/** The secrets of a data directory are generated on the first start and never change. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) return readJsonFile(file, (content) => secretsSchema.parse(content), damagedFileAdvice)
  const generateSecret = () => randomBytes(24).toString('base64url')
  const secrets = { payload: generateSecret(), catalog: generateSecret(), buildHook: generateSecret() }
  ensureFolder(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}
