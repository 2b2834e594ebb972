/** A recorded value: a list of its entries, a table of its fields, or its words. */
export function RecordValue({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="nusa-record__none">Nothing</span>
  if (Array.isArray(value)) return <RecordList entries={value} />
  if (typeof value !== 'object') return <span>{wordsFor(value)}</span>
  return (
    <dl>
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt>{readable(name)}</dt>
          <dd>
            <RecordValue value={part} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function RecordList({ entries }: { entries: unknown[] }) {
  if (entries.length === 0) return <span className="nusa-record__none">Nothing</span>
  return (
    <ol>
      {entries.map((entry, index) => (
        // What is recorded never changes its order.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what an entry is known by
        <li key={index}>
          <RecordValue value={entry} />
        </li>
      ))}
    </ol>
  )
}

function wordsFor(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-GB')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

/** `unitPrice` and `unit_price` as words. */
function readable(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
