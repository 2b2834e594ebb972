import * as z from 'zod/mini'
import { failureTimesSchema, shouldShowFailures } from './failure-times.ts'

/** Each of these processes has its own mail settings. */
export const mailProcesses = ['functions', 'cms'] as const

export type MailProcess = (typeof mailProcesses)[number]

/**
 * `sign-in`: the mail server rejects our sign-in. `unavailable`: the mail server cannot be reached or does not work.
 * `sender`: the mail server rejects the sender of our emails.
 */
const mailProblemKinds = ['sign-in', 'unavailable', 'sender'] as const

export type MailProblemKind = (typeof mailProblemKinds)[number]

/**
 * The reason why every email since the last sent email has failed. The process that sends emails stores the problem,
 * and the CMS shows it to staff.
 */
export const mailProblemSchema = z.extend(failureTimesSchema, { kind: z.enum(mailProblemKinds) })

export type MailProblem = z.infer<typeof mailProblemSchema>

/** Returns the key under which the CMS's table `payload_kv` contains the problem. */
export const mailProblemKey = (process: MailProcess) => `mail-problem-${process}`

export function shouldShowMailProblem(problem: MailProblem): boolean {
  const isRejected = problem.kind !== 'unavailable'
  return shouldShowFailures(problem, isRejected)
}

const nodemailerErrorSchema = z.object({
  code: z.string(),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
})

/** SMTP reply codes. From `permanentFailure` on, the same email would be rejected again. */
const serviceUnavailable = 421
const permanentFailure = 500
const authenticationRequired = 530

/**
 * Returns which problem an error reveals; null if the error concerns only this email, such as an unknown recipient.
 * Many servers report a wrong sender or a missing sign-in ("Relay access denied") only after they get the recipient.
 */
export function mailProblemKind(error: unknown): MailProblemKind | null {
  const { data: nodemailerError } = z.safeParse(nodemailerErrorSchema, error)
  if (!nodemailerError) return null
  const { code, command, responseCode, response = '' } = nodemailerError
  if (code === 'EAUTH') {
    const isTemporary = responseCode !== undefined && responseCode < permanentFailure
    return isTemporary ? 'unavailable' : 'sign-in'
  }
  // The command is 'API' if Nodemailer did not send the email: because of its content, or because the connection closed.
  if (command === 'API' && code !== 'ECONNECTION') return null
  if (responseCode === undefined) return command === undefined ? null : 'unavailable'
  return findReplyProblemKind(responseCode, response, command)
}

/** @param command The SMTP command that the mail server rejected. */
function findReplyProblemKind(responseCode: number, response: string, command?: string): MailProblemKind | null {
  if (responseCode === authenticationRequired || /\brelay/i.test(response)) return 'sign-in'
  if (responseCode < permanentFailure) return responseCode === serviceUnavailable ? 'unavailable' : null
  if (command === 'MAIL FROM' || /\bsender\b|\bsend as\b/i.test(response)) return 'sender'
  const concernsOnlyThisEmail = command === 'RCPT TO' || command === 'DATA'
  return concernsOnlyThisEmail ? null : 'unavailable'
}

/** Returns what is logged about an error. The message is left out, because it may contain the recipient's address. */
export function describeMailError(error: unknown): { error: string; code: string | null; response: number | null } {
  if (!(error instanceof Error)) return { error: typeof error, code: null, response: null }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const response = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  return { error: error.name, code, response }
}
