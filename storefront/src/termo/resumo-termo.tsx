import type { TermoUso } from '@vitrine/contract'
import { Notice } from '@vitrine/ui'

/** Summary of what changed since the previous version of the terms (ux 1.21.1). */
export function ResumoTermo({ termo }: { termo: TermoUso }) {
  if (!termo.resumo) return null
  return (
    <Notice className="my-4" title="O que mudou.">
      {termo.resumo}
    </Notice>
  )
}
