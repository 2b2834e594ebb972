import { readAttention } from '../../office/attention.ts'
import { startTexts } from '../start-texts.ts'
import type { StartProps } from './start-props.ts'

export async function Attention({ payload, user, language, now }: StartProps) {
  const texts = startTexts[language]
  const tasks = await readAttention(payload, user, language, now)
  return (
    <section className="nusa-card" aria-labelledby="nusa-attention">
      <h2 id="nusa-attention">{texts.attention}</h2>
      {tasks.length === 0 ? (
        <p>{texts.nothingNeedsAttention}</p>
      ) : (
        <ul className="nusa-waiting">
          {tasks.map(({ text, url }) => (
            <li key={text}>{url === null ? <strong>{text}</strong> : <a href={url}>{text}</a>}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
