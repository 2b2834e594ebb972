import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { languageOf } from '../../i18n/language.ts'
import { invitedAmong } from '../../invitations/find-invited.ts'
import { CellText } from '../cells/CellText.tsx'
import { gather } from '../relations/gather.ts'
import { invitationWords } from './words/index.ts'

/** All rows of a list share one query. */
const invitedOf = cache((payload: Payload) => gather((ids: number[]) => invitedAmong(payload, ids)))

/** Shows in a list whether a user has chosen a password yet. */
export async function AccessCell(props: DefaultServerCellComponentProps) {
  const { payload, rowData, i18n } = props
  const words = invitationWords[languageOf(i18n)]
  const invited = await invitedOf(payload)(Number(rowData.id))
  return <CellText {...props} words={invited ? words.invited : words.active} />
}
