import type { Payload, UIFieldServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { cache } from 'react'
import { CellText, type UiFieldCellProps } from '../../../admin/values/cells.tsx'
import { languageOf } from '../../../core/i18n/language.ts'
import { createBatchLoader } from '../../../payload-fixes/relation-cells/batch-loader.ts'
import { findUsersWithFactor } from '../factors.ts'
import { securityPath } from '../paths.ts'
import { twoStepTexts } from '../texts/index.ts'
import { ResetTwoStep } from './ResetTwoStep.tsx'

export async function TwoStepField({ payload, id, i18n, user }: UIFieldServerProps) {
  if (typeof id !== 'number') return null
  const texts = twoStepTexts[languageOf(i18n)].field
  const isOn = (await findUsersWithFactor(payload, [id])).has(id)
  const isOwnAccount = user?.id === id
  if (isOn && !isOwnAccount) return <ResetTwoStep id={id} />
  return (
    <div className="field-type nusa-record-action">
      <p>
        <strong>{texts.label}:</strong> {isOn ? texts.on : texts.off}
      </p>
      {isOwnAccount && (
        <p>
          <a href={formatAdminURL({ adminRoute: payload.config.routes.admin, path: securityPath })}>{texts.manage}</a>
        </p>
      )}
    </div>
  )
}

/** The rows of a list share one query. */
const getFactorLoader = cache((payload: Payload) =>
  createBatchLoader(async (ids: number[]) => {
    const usersWithFactor = await findUsersWithFactor(payload, ids)
    return new Map(ids.map((id) => [id, usersWithFactor.has(id)]))
  }),
)

/** Shows in the list of users whether two-step sign-in is on. Renders nothing in a form. */
export async function TwoStepCell(props: UiFieldCellProps) {
  const { payload, rowData, i18n } = props
  if (!rowData) return null
  const { on, off } = twoStepTexts[languageOf(i18n)].field
  const loadHasFactor = getFactorLoader(payload)
  const isOn = await loadHasFactor(Number(rowData.id))
  return <CellText {...props} rowData={rowData} text={isOn ? on : off} />
}
