import { Fragment } from 'react'
import type { Shown } from './shown-as.ts'

/** What a list says where there is nothing. */
export const nothing = '–'

interface Props {
  entries: Shown[]
  /** What is said of those that are not named; empty where all are. */
  rest: string
}

/** The entries that a row points to. */
export function RelatedNames({ entries, rest }: Props) {
  if (entries.length === 0) return <span>{nothing}</span>
  return (
    <div className="relationship-cell">
      {entries.map(({ name, picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name, and none of them moves
        <Fragment key={index}>
          {picture ? <Picture name={name} address={picture} /> : name}
          {index < entries.length - 1 && !picture && ', '}
        </Fragment>
      ))}
      {rest}
    </div>
  )
}

/** As Payload shows a picture in a list. */
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
