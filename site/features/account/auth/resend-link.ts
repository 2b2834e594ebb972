import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { sessionTexts as texts } from './texts.ts'

/** Sends another verification link. The response does not reveal whether such an account exists. */
export async function resendLink(email: string): Promise<void> {
  const result = await call('resendVerification', { body: { email: email.trim() } })
  if (result.ok) toast({ title: texts.resent, description: texts.resentText })
  else toast({ title: texts.error, description: result.message, tone: 'destructive' })
}
