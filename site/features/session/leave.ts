import { toast } from '../../ui/toast/toast.ts'
import { signOut } from './store.ts'
import { sessionTexts } from './texts.ts'

/** Signs out, and says so where that failed. @returns whether it did not */
export async function leave(): Promise<boolean> {
  const isOut = await signOut()
  if (!isOut) toast({ ...sessionTexts.signOutFailed, tone: 'destructive' })
  return isOut
}
