const tones = {
  waiting: 'bg-marigold-pale text-ink',
  good: 'bg-jungle-pale text-jungle-deep',
  bad: 'bg-terracotta-pale text-terracotta-deep',
  neutral: 'bg-mist text-ink',
} as const

export function StatusBadge({ label, tone }: { label: string; tone: keyof typeof tones }) {
  return <span className={`inline-block rounded-sm px-2.5 py-0.5 font-semibold text-sm ${tones[tone]}`}>{label}</span>
}
