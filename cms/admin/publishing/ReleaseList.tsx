import type { ReleaseSummary } from '@nusa/shared/publishing'
import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useWords } from '../../i18n/use-language.ts'
import { releaseWords } from './sentences.ts'
import { publishingWords } from './words/index.ts'

interface Props {
  releases: ReleaseSummary[]
  /** Whether they can be looked at. */
  areShown: boolean
  isBusy: boolean
  onBack: (number: number) => void
}

/** The releases that are kept, each with the way back to it. It can be taken back as easily, so nobody is asked twice. */
export function ReleaseList({ releases, areShown, isBusy, onBack }: Props) {
  const { config } = useConfig()
  const words = useWords(publishingWords)
  const earlier = releases.filter(({ is_live }) => !is_live)
  if (earlier.length === 0) return null
  return (
    <details>
      <summary>{words.earlierReleases}</summary>
      <ul className="nusa-site__releases">
        {earlier.map((release) => (
          <li key={release.number}>
            <span>{releaseWords(release, words)}</span>
            {areShown && (
              <a
                href={formatAdminURL({
                  apiRoute: config.routes.api,
                  path: `/publishing/releases/${release.number}`,
                })}
                target="_blank"
                rel="noreferrer"
              >
                {words.lookAt(release.number)}
              </a>
            )}
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={isBusy}
              onClick={() => onBack(release.number)}
            >
              {words.goBackTo(release.number)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
