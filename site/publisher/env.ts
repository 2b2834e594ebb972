import {
  commonVariableSchemas,
  describeInsecureOrigins,
  EnvironmentError,
  omitEmptyVariables,
  originSchema,
} from '@nusa/shared/environment'
import * as z from 'zod/mini'

const minTokenLength = 16

const variablesSchema = z.object({
  NUSA_ENV: commonVariableSchemas.NUSA_ENV,
  PUBLISHER_TOKEN: z.string().check(z.minLength(minTokenLength, `must have at least ${minTokenLength} characters`)),
  PUBLISHER_PORT: z._default(
    z.coerce.number('must be a port').check(z.int('must be a port'), z.minimum(1), z.maximum(65_535)),
    4323,
  ),
  PUBLISHER_HOST: z.optional(z.string()),
  SITE_URL: z.optional(originSchema),
  /** The URL may be in a private network. */
  CMS_URL: z.optional(originSchema),
  CATALOG_TOKEN: z.optional(z.string()),
})

/** Without these variables, pages would have URLs of this machine, or the content of another CMS. */
const requiredInProduction = ['SITE_URL', 'CMS_URL', 'CATALOG_TOKEN'] as const

export interface PublisherEnv {
  token: string
  port: number
  host: string
}

/**
 * An empty variable counts as missing.
 * @throws EnvironmentError that lists every missing or invalid variable with the expected value
 */
export function readPublisherEnv(source: Record<string, string | undefined>): PublisherEnv {
  const variables = omitEmptyVariables(source)
  const parsed = variablesSchema.safeParse(variables)
  const isLocal = variables.NUSA_ENV === 'local'
  const requiredNames = isLocal ? [] : requiredInProduction
  const problems: string[] = []
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    problems.push(variables[name] === undefined ? `${name} is missing` : `${name} ${message}`)
  }
  for (const name of requiredNames) if (variables[name] === undefined) problems.push(`${name} is missing`)
  problems.push(...describeInsecureOrigins(variables, ['SITE_URL']))
  if (!parsed.success || problems.length > 0) {
    throw new EnvironmentError('the publisher', problems, source)
  }
  const { PUBLISHER_TOKEN: token, PUBLISHER_PORT: port, PUBLISHER_HOST } = parsed.data
  // On Debian, `localhost` is ::1, where a CMS that uses 127.0.0.1 could not reach the publisher.
  return { token, port, host: PUBLISHER_HOST ?? (isLocal ? 'localhost' : '127.0.0.1') }
}
