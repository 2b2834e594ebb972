import type { Endpoint } from '@nusa/shared/api'
import { entryIdPattern } from '@nusa/shared/catalog'
import type * as z from 'zod/mini'
import { type Failure, fail } from '../ports/failure.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The largest expected body, a full cart with all passengers, is far smaller. */
export const maxBodyBytes = 256 * 1024

/** Validates a value with a schema. A failure contains the errors by the path of the field. */
export function parseWith(schema: z.ZodMiniType, value: unknown): { value: unknown } | Failure {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String).join('.')
    fields[path] ??= issue.message
  }
  return fail('invalid_request', { fields })
}

export async function readJson(
  request: Request,
  byteLimit: number = maxBodyBytes,
): Promise<{ value: unknown } | Failure> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return fail('unsupported_media_type')
  }
  const text = await readText(request, byteLimit)
  if (text === null) return fail('too_large')
  try {
    // Unstorable characters can only occur as escape sequences. Bodies without escape sequences skip the slower check.
    return { value: text.includes('\\u') ? JSON.parse(text, rejectUnstorableText) : JSON.parse(text) }
  } catch {
    return fail('invalid_json')
  }
}

/** Rejects text with NUL or a lone surrogate, because the database cannot store it. */
function rejectUnstorableText(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new SyntaxError('Unstorable text.')
  }
  return value
}

/** Reads an uploaded file. Its content is not validated. */
export async function readUpload(
  request: Request,
  { types, maxBytes }: NonNullable<Endpoint['upload']>,
): Promise<Uint8Array | Failure> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) return fail('file_not_picture')
  const bytes = await readBytes(request, maxBytes)
  if (bytes === null) return fail('file_too_large')
  return bytes.length > 0 ? bytes : fail('file_missing')
}

/** A Content-Length that is no number counts as too large. */
function exceedsLimit(contentLength: string, byteLimit: number): boolean {
  const bytes = Number(contentLength)
  return Number.isNaN(bytes) || bytes > byteLimit
}

/** Returns null if the body is too large, even if the Content-Length is wrong. */
async function readText(request: Request, byteLimit: number): Promise<string | null> {
  const contentLength = request.headers.get('content-length')
  if (contentLength === null) {
    const bytes = await readBytes(request, byteLimit)
    return bytes === null ? null : new TextDecoder().decode(bytes)
  }
  if (exceedsLimit(contentLength, byteLimit)) return null
  // Servers never read more than the Content-Length, so the body can be read as a whole, which is much faster than
  // reading a stream.
  const text = await request.text()
  return Buffer.byteLength(text) > byteLimit ? null : text
}

/** Returns null if the body is too large. Stops reading when the limit is exceeded. */
async function readBytes(request: Request, byteLimit: number): Promise<Uint8Array | null> {
  const contentLength = request.headers.get('content-length')
  if (contentLength !== null && exceedsLimit(contentLength, byteLimit)) return null
  const chunks: Uint8Array[] = []
  let byteCount = 0
  for await (const chunk of request.body ?? []) {
    byteCount += chunk.byteLength
    if (byteCount > byteLimit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns null if the parameter is not the ID of an entry. */
export function parseIdParam(id = ''): number | null {
  return entryIdPattern.test(id) ? Number(id) : null
}

/** Returns the UUID in lower case, or null if the parameter is invalid. */
export function parseUuidParam(id = ''): string | null {
  return uuidPattern.test(id) ? id.toLowerCase() : null
}
