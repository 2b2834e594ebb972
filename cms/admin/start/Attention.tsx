import { attentionFor } from '../../office/attention.ts'
import { officeWords } from '../../office/words/index.ts'
import { startWords } from '../../start/words/index.ts'
import type { StartProps } from './start-props.ts'

/** Lists what staff must decide, with links to exactly those entries. */
export async function Attention({ payload, user, language }: StartProps) {
  const words = startWords[language]
  const waiting = await attentionFor(payload, user, officeWords[language])
  return (
    <section className="nusa-card" aria-labelledby="nusa-attention">
      <h2 id="nusa-attention">{words.attention}</h2>
      {waiting.length === 0 ? (
        <p>{words.nothingWaits}</p>
      ) : (
        <ul className="nusa-waiting">
          {waiting.map(({ words: what, address }) => (
            <li key={address}>
              <a href={address}>{what}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
