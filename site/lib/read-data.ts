import type * as z from 'zod/mini'
import { withRetries } from './retry.ts'

export type DataResult<Value> = { ok: true; value: Value } | { ok: false; isMissing: boolean }

const timeoutMs = 15_000

/** Retries up to three times, but not if the file does not exist. */
export async function readData<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<DataResult<z.output<Schema>>> {
  return withRetries(
    () => fetchData(path, schema),
    (result) => (result.ok || result.isMissing ? false : {}),
  )
}

async function fetchData<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<DataResult<z.output<Schema>>> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return { ok: false, isMissing: response.status === 404 || response.status === 410 }
    const parsed = schema.safeParse(await response.json())
    if (parsed.success) return { ok: true, value: parsed.data }
    console.error(`${path} is not what was expected.`)
  } catch (error) {
    console.error(`${path} could not be read:`, error)
  }
  return { ok: false, isMissing: false }
}
