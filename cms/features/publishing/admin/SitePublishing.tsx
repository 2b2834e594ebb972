import type { ServerProps } from 'payload'
import { userHasPermission } from '../../../access/permissions.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { problemTexts } from '../problem-texts.ts'
import { readPublishingProblem } from '../problems.ts'
import { getPublishingMethod } from '../publishing-method.ts'
import { HostPanel } from './HostPanel.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { StatusButton } from './StatusButton.tsx'
import './publishing.css'

/** The part of the start page that is about publishing. Only editors and administrators see it. */
export async function SitePublishing({ user, payload, i18n }: ServerProps) {
  const method = getPublishingMethod(payload.config, user)
  if (method === 'publisher') return <PublishPanel showsReleases={payload.config.custom.showsReleases === true} />
  const problem = userHasPermission(user, 'content:edit') ? await readPublishingProblem(payload, 'report') : null
  return (
    <>
      {problem && (
        <p className="nusa-site__failed" role="alert">
          {problemTexts[languageOf(i18n)].changesNotReported(problem)}
        </p>
      )}
      {method === 'host' && <HostPanel />}
    </>
  )
}

export function SiteStatus({ user, payload }: ServerProps) {
  return getPublishingMethod(payload.config, user) === 'publisher' ? <StatusButton /> : null
}
