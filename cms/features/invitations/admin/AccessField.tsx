import type { Payload, UIFieldServerProps } from 'payload'
import { cache } from 'react'
import { CellText, type UiFieldCellProps } from '../../../admin/values/cells.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { createBatchLoader } from '../../../payload-fixes/relation-cells/batch-loader.ts'
import { findInvitations } from '../find-invitations.ts'
import { Access } from './Access.tsx'
import { invitationTexts } from './invitation-texts.ts'

export async function AccessField({ payload, id }: UIFieldServerProps) {
  if (typeof id !== 'number') return <Access id={null} invitation={null} />
  const invitations = await findInvitations(payload, [id])
  return <Access id={id} invitation={invitations.get(id) ?? null} />
}

/** The rows of a list share one query. */
const getInvitationLoader = cache((payload: Payload) =>
  createBatchLoader((ids: number[]) => findInvitations(payload, ids)),
)

/** A cell of the list of users. In a form, it shows nothing. */
export async function AccessCell(props: UiFieldCellProps) {
  const { payload, rowData, i18n } = props
  if (!rowData) return null
  const texts = invitationTexts[languageOf(i18n)]
  const invitation = await getInvitationLoader(payload)(Number(rowData.id))
  return <CellText {...props} rowData={rowData} text={invitation ? texts.invitedStatus : texts.activeStatus} />
}
