import type { TermoUso } from '@vitrine/contract'
import { Notice } from '@vitrine/ui'

/** What changed since the version before, in plain words (ux 1.21.1). */
export function ResumoTermo({ termo }: { termo: TermoUso }) {
  if (!termo.resumo) return null
  return (
    <Notice className="my-4" title="O que mudou.">
      {termo.resumo}
    </Notice>
  )
}
