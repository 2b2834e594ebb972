import { Fragment } from 'react'
import type { ListEntry } from './list-entry.ts'

export const emptyText = '–'

interface Props {
  entries: ListEntry[]
  moreText: string
}

export function RelatedNames({ entries, moreText }: Props) {
  if (entries.length === 0) return <span>{emptyText}</span>
  return (
    <div className="relationship-cell">
      {entries.map(({ name, picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may share a name, and they never move
        <Fragment key={index}>
          {picture ? <Picture name={name} address={picture} /> : name}
          {index < entries.length - 1 && !picture && ', '}
        </Fragment>
      ))}
      {moreText}
    </div>
  )
}

function Picture({ name, address }: { name: string; address: string }) {
  return (
    <div className="file">
      <div className="thumbnail thumbnail--size-small file__thumbnail">
        {/* biome-ignore lint/performance/noImgElement: it is small already */}
        <img src={address} alt="" loading="lazy" />
      </div>
      <span className="file__filename">{name}</span>
    </div>
  )
}
