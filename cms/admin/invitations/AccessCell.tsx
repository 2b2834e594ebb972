import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { languageOf } from '../../i18n/language.ts'
import { findInvitations } from '../../invitations/find-invitations.ts'
import { CellText } from '../cells/CellText.tsx'
import { createBatchLoader } from '../relations/batch-loader.ts'
import { invitationTexts } from './texts/index.ts'

/** All rows of a list share one query. */
const loadInvitation = cache((payload: Payload) => createBatchLoader((ids: number[]) => findInvitations(payload, ids)))

/** Shows in a list whether a user has chosen a password yet. */
export async function AccessCell(props: DefaultServerCellComponentProps) {
  const { payload, rowData, i18n } = props
  const texts = invitationTexts[languageOf(i18n)]
  const invited = await loadInvitation(payload)(Number(rowData.id))
  return <CellText {...props} text={invited ? texts.invited : texts.active} />
}
