'use client'

import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useTexts } from '../../core/i18n/use-language.ts'
import { entryTexts } from './entry-texts.ts'
import { useEntry } from './use-entry.ts'

/**
 * Unpublishes the entry and updates the form. Payload's button leaves the old version in the form, so the next save
 * would be refused as outdated.
 *
 * Payload 3.90.1; tested by `e2e/content/same-form.spec.ts`. Remove it when Payload's button updates the form.
 */
export function Unpublish() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, isTrashed, ...documentInfo } = useDocumentInfo()
  const { reset } = useForm()
  const isModified = useFormModified()
  const { toggleModal } = useModal()
  const { changeEntry } = useEntry()
  const { t } = useTranslation()
  const { unsavedChangesLost } = useTexts(entryTexts)
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed) return null
  const modalSlug = `unpublish-${collectionSlug}-${id}`

  async function unpublish() {
    const result = await changeEntry({ _status: 'draft' })
    if ('refusal' in result) {
      toast.error(result.refusal)
      return
    }
    await reset(result.entry)
    documentInfo.setUnpublishedVersionCount(1)
    documentInfo.setMostRecentVersionIsAutosaved(false)
    documentInfo.setHasPublishedDoc(false)
    toast.success(t('version:unpublishedSuccessfully'))
  }

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => toggleModal(modalSlug)}>
        {t('version:unpublish')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={t('version:confirmUnpublish')}
        body={isModified ? `${t('version:aboutToUnpublish')} ${unsavedChangesLost}` : t('version:aboutToUnpublish')}
        confirmingLabel={t('version:unpublishing')}
        onConfirm={unpublish}
      />
    </>
  )
}
