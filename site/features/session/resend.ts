import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast/toast.ts'
import { sessionTexts as texts } from './texts.ts'

/** Sends another verification link to somebody who can not sign in. Whether an account waits for one is nobody's to know. */
export async function resendTo(email: string): Promise<void> {
  const answer = await call('resendVerification', { body: { email: email.trim() } })
  if (answer.ok) toast({ title: texts.resent, description: texts.resentText })
  else toast({ title: texts.error, description: answer.message, tone: 'destructive' })
}
