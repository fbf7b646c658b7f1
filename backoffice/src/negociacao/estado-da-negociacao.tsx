import type { GradeDaNegociacao } from '@vitrine/contract'
import { formatQuando, hojeNaLoja } from '@vitrine/rules/data'
import { Notice } from '@vitrine/ui'

import { fins } from '#proposta'
import { useTrabalho } from '#shell'

/** How the last negotiation ended, or what was agreed, before one begins anew. */
export function Estado({ grade }: { grade: GradeDaNegociacao }) {
  const { fuso } = useTrabalho().loja
  const { posse, encerrada, negociacao, aceita } = grade
  const hoje = hojeNaLoja({ fuso })
  if (posse) return null
  if (!negociacao && encerrada)
    return (
      <Notice small live="status" className="ng-fim">
        {`${fins[encerrada.estado]} ${encerrada.quem.nome ? `${encerrada.quem.nome}, ` : ''}${formatQuando(encerrada.em, hoje)}.`}
      </Notice>
    )
  if (negociacao?.estado === 'LIBERADA')
    return (
      <Notice small tone="negotiate" live="status" className="ng-fim">
        {aceita?.aceita_por ? `${aceita.aceita_por} aceitou os preços. ` : 'Liberado com os preços. '}
        {negociacao.validade && `Valem até ${formatQuando(negociacao.validade, hoje)}.`}
      </Notice>
    )
  return null
}
