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
import { type EntryResult, useEntry } from './use-entry.ts'

/**
 * A button that reverts an entry to the live version, and discards only the draft that the form shows. If a newer draft
 * was saved meanwhile, that draft is kept and a message is shown. Payload's own button discards any draft, and waits
 * forever after a lost response.
 *
 * Payload 3.90.1; tested by `e2e/content/same-form.spec.ts`. Remove it when Payload's button sends the version that it
 * reverts, and handles a failed request.
 */
export function Revert() {
  const { id, collectionSlug, ...info } = useDocumentInfo()
  const { getDataByPath, reset } = useForm()
  const isModified = useFormModified()
  const { toggleModal } = useModal()
  const { change, read } = useEntry()
  const { t } = useTranslation()
  const { notPublished, unsaved } = useTexts(entryTexts)
  const modalSlug = `revert-${collectionSlug}-${id}`

  async function revert() {
    const result = await requestRevert()
    if ('refusal' in result) {
      toast.error(result.refusal)
      return
    }
    await reset(result.entry)
    info.incrementVersionCount()
    info.setMostRecentVersionIsAutosaved(false)
    info.setUnpublishedVersionCount(0)
    toast.success(t('general:updatedSuccessfully'))
  }

  async function requestRevert(): Promise<EntryResult> {
    const live = await read()
    if ('refusal' in live) return live
    if (live.entry._status !== 'published') return { refusal: notPublished }
    return change({ ...live.entry, updatedAt: getDataByPath('updatedAt') })
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
          isModified ? `${t('version:aboutToRevertToPublished')} ${unsaved}` : t('version:aboutToRevertToPublished')
        }
        confirmingLabel={t('version:reverting')}
        onConfirm={revert}
      />
    </>
  )
}
