import * as z from 'zod/mini'

/** The processes that send emails, each with its own settings. */
export const mailProcesses = ['functions', 'cms'] as const

export type MailProcess = (typeof mailProcesses)[number]

/**
 * Why the mail server takes no email: it rejects the sign-in, it cannot be reached or is out of order, or it rejects
 * the sender.
 */
const mailProblemKinds = ['sign-in', 'unavailable', 'sender'] as const

export type MailProblemKind = (typeof mailProblemKinds)[number]

/** Emails that could not be sent since the last one that was: the sender stores it, and the CMS shows it to staff. */
export const mailProblemSchema = z.object({
  /** When the first and the latest of the failed emails were sent. */
  since: z.iso.datetime(),
  last: z.iso.datetime(),
  kind: z.enum(mailProblemKinds),
})

export type MailProblem = z.infer<typeof mailProblemSchema>

/** The key of a process's problem in the table `payload_kv`. */
export const mailProblemKey = (process: MailProcess) => `mail-problem-${process}`

/** How long (ms) a mail server must have been unavailable before staff see it. A rejection is shown at once. */
const shownAfterMs = 5 * 60_000

/** Returns whether staff should see the problem. */
export function isLastingMailProblem({ kind, since, last }: MailProblem): boolean {
  return kind !== 'unavailable' || Date.parse(last) - Date.parse(since) >= shownAfterMs
}

const errorSchema = z.object({
  code: z.string(),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
})

/**
 * Returns what an error of nodemailer says about the settings; null if it concerns only this email, such as an unknown
 * recipient. Many servers report a rejected sender, or a missing sign-in ("Relay access denied"), only after the
 * recipient.
 */
export function mailProblemKind(error: unknown): MailProblemKind | null {
  const parsed = z.safeParse(errorSchema, error)
  if (!parsed.success) return null
  const { code, command, responseCode = null, response = '' } = parsed.data
  if (code === 'EAUTH') return responseCode !== null && responseCode < 500 ? 'unavailable' : 'sign-in'
  if (responseCode === null) return command === undefined ? null : 'unavailable'
  if (responseCode === 530 || /\brelay/i.test(response)) return 'sign-in'
  if (responseCode < 500) return responseCode === 421 ? 'unavailable' : null
  if (command === 'MAIL FROM' || /\bsender\b|\bsend as\b/i.test(response)) return 'sender'
  return command === 'RCPT TO' || command === 'DATA' ? null : 'unavailable'
}
