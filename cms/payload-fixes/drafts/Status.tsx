'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useTexts } from '../../core/i18n/use-language.ts'
import { entryTexts } from './entry-texts.ts'
import { useCheckPublishedAfterSave } from './use-check-published-after-save.ts'
import { type EntryResult, useEntry } from './use-entry.ts'

/** Payload's status line with our own button to revert to the live version. */
export function Status() {
  const { id, data, docPermissions, hasPublishedDoc, setHasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { readEntry } = useEntry()
  useCheckPublishedAfterSave({
    savedAt: data?.updatedAt,
    async readIsPublished() {
      const result = id === undefined ? null : await readEntry()
      return result && 'entry' in result ? result.entry._status === 'published' : null
    },
    onResult: setHasPublishedDoc,
  })
  const { t } = useTranslation()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const unchangedStatus = hasPublishedDoc ? 'version:published' : 'version:draft'
  const status = t(isChanged ? 'version:changed' : unchangedStatus)
  return (
    <div className="status" title={`${t('version:status')}: ${status}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}:&nbsp;</span>
        <span className="status__value">{status}</span>
        {isChanged && docPermissions?.update && <RevertButton />}
      </div>
    </div>
  )
}

/**
 * Reverts an entry to the live version, and discards only the draft that the form shows. If a newer draft exists, the
 * CMS refuses the request. Payload's button discards any draft, and waits forever if the response is lost.
 *
 * Payload 3.90.1; tested by `e2e/content/same-form.spec.ts`. Remove it when Payload's button sends the version that
 * it reverts, and handles a failed request.
 */
function RevertButton() {
  const { id, collectionSlug, ...documentInfo } = useDocumentInfo()
  const { getDataByPath, reset } = useForm()
  const isModified = useFormModified()
  const { toggleModal } = useModal()
  const { changeEntry, readEntry } = useEntry()
  const { t } = useTranslation()
  const { unpublishedMeanwhile, unsavedChangesLost } = useTexts(entryTexts)
  const modalSlug = `revert-${collectionSlug}-${id}`

  async function revert() {
    const result = await requestRevert()
    if ('refusal' in result) {
      toast.error(result.refusal)
      return
    }
    await reset(result.entry)
    documentInfo.incrementVersionCount()
    documentInfo.setMostRecentVersionIsAutosaved(false)
    documentInfo.setUnpublishedVersionCount(0)
    toast.success(t('general:updatedSuccessfully'))
  }

  async function requestRevert(): Promise<EntryResult> {
    const liveResult = await readEntry()
    if ('refusal' in liveResult) return liveResult
    if (liveResult.entry._status !== 'published') return { refusal: unpublishedMeanwhile }
    return changeEntry({ ...liveResult.entry, updatedAt: getDataByPath('updatedAt') })
  }

  return (
    <>
      {' — '}
      <Button
        buttonStyle="none"
        className="status__action"
        id="action-revert-to-published"
        onClick={() => toggleModal(modalSlug)}
      >
        {t('version:revertToPublished')}
      </Button>
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={t('version:confirmRevertToSaved')}
        body={
          isModified
            ? `${t('version:aboutToRevertToPublished')} ${unsavedChangesLost}`
            : t('version:aboutToRevertToPublished')
        }
        confirmingLabel={t('version:reverting')}
        onConfirm={revert}
      />
    </>
  )
}
