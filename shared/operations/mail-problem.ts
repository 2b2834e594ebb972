import * as z from 'zod/mini'
import { failureTimesSchema, shouldShowFailures } from './failure-times.ts'

/** The processes that send emails, each with its own settings. */
export const mailProcesses = ['functions', 'cms'] as const

export type MailProcess = (typeof mailProcesses)[number]

/**
 * Why the mail server accepts no email. `sign-in`: it rejects our sign-in. `unavailable`: it cannot be reached, or it
 * does not work. `sender`: it rejects the sender of our emails.
 */
const mailProblemKinds = ['sign-in', 'unavailable', 'sender'] as const

export type MailProblemKind = (typeof mailProblemKinds)[number]

/**
 * A problem because of which emails could not be sent since the last email that was sent. The process that sends emails
 * stores the problem, and the CMS shows it to staff.
 */
export const mailProblemSchema = z.extend(failureTimesSchema, { kind: z.enum(mailProblemKinds) })

export type MailProblem = z.infer<typeof mailProblemSchema>

/** The key of a process's problem in the table `payload_kv`. */
export const mailProblemKey = (process: MailProcess) => `mail-problem-${process}`

/** Returns whether staff should see the problem. */
export function shouldShowMailProblem(problem: MailProblem): boolean {
  return shouldShowFailures(problem, problem.kind !== 'unavailable')
}

const errorSchema = z.object({
  code: z.string(),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
})

/**
 * Returns the problem of the mail server that an error of nodemailer reports. Returns null if the error concerns only
 * this email, such as an unknown recipient. Many servers report a rejected sender, or a missing sign-in ("Relay access
 * denied"), only after the recipient.
 */
export function mailProblemKind(error: unknown): MailProblemKind | null {
  const parsed = z.safeParse(errorSchema, error)
  if (!parsed.success) return null
  const { code, command, responseCode = null, response = '' } = parsed.data
  if (code === 'EAUTH') return responseCode !== null && responseCode < 500 ? 'unavailable' : 'sign-in'
  // Nodemailer itself refuses the email, unless the connection was closed.
  if (command === 'API' && code !== 'ECONNECTION') return null
  if (responseCode === null) return command === undefined ? null : 'unavailable'
  if (responseCode === 530 || /\brelay/i.test(response)) return 'sign-in'
  if (responseCode < 500) return responseCode === 421 ? 'unavailable' : null
  if (command === 'MAIL FROM' || /\bsender\b|\bsend as\b/i.test(response)) return 'sender'
  return command === 'RCPT TO' || command === 'DATA' ? null : 'unavailable'
}

/**
 * Returns the details of a failed email that the log may contain: the error's name and codes. Its message is left out,
 * because it may contain the recipient's address.
 */
export function describeMailError(error: unknown): { error: string; code: string | null; response: number | null } {
  const { name, code, responseCode } = {
    name: typeof error,
    code: null,
    responseCode: null,
    ...readErrorDetails(error),
  }
  return {
    error: name,
    code: typeof code === 'string' ? code : null,
    response: typeof responseCode === 'number' ? responseCode : null,
  }
}

function readErrorDetails(error: unknown): { name?: string; code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {}
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
  }
}
