'use client'

import {
  ConfirmationModal,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import * as z from 'zod/mini'

const answerSchema = z.object({
  doc: z.optional(z.record(z.string(), z.unknown())),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
})

/**
 * Payload's button, after which the form shows what is stored. Payload's own leaves it as of before: what is published again, or
 * written on, would be refused as older than what is stored.
 */
export function Unpublish() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, isTrashed, ...info } = useDocumentInfo()
  const { reset } = useForm()
  const { toggleModal } = useModal()
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed) return null
  const modal = `unpublish-${collectionSlug}-${id}`

  async function unpublish() {
    const address = formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug}/${id}?depth=0` })
    const answer = await fetch(address, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'draft' }),
    })
      .then((response) => response.json())
      .then(answerSchema.parse)
      .catch(() => null)
    if (!answer?.doc) {
      toast.error(answer?.errors?.[0]?.message ?? t('error:unPublishingDocument'))
      return
    }
    await reset(answer.doc)
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
    toast.success(t('version:unpublishedSuccessfully'))
  }

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => toggleModal(modal)}>
        {t('version:unpublish')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={t('version:confirmUnpublish')}
        body={t('version:aboutToUnpublish')}
        confirmingLabel={t('version:unpublishing')}
        onConfirm={unpublish}
      />
    </>
  )
}
