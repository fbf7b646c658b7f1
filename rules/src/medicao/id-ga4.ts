import { hasTag, type Tags } from '#acesso'

interface Medido {
  tags: Tags
  config: { tracking: { ga4: string | null } }
}

/** The measurement id by which a supplier's events go to Google Analytics 4; null without the tag of §6, or without an id. */
export function idGa4Of({ tags, config }: Medido): string | null {
  const id = config.tracking.ga4 ?? ''
  const isLigado = hasTag(tags, 'enable-google-analytics-ga4-version-tag-events')
  return isLigado && /^G-[A-Z0-9]{4,20}$/.test(id) ? id : null
}
