import { useState } from 'react'

import type { MudancaDaPolitica, PoliticaGuardada } from '@vitrine/contract'
import { Button } from '@vitrine/ui'

import { HistoricoDeMudancas, useHistorico } from '#historico'
import { api, useTrabalho } from '#shell'

interface HistoricoProps {
  politica: PoliticaGuardada
  /** Writes it as it stood; what went wrong, in words; null: it is done. */
  onVoltar: (antes: NonNullable<MudancaDaPolitica['antes']>) => Promise<string | null>
  onClose: () => void
}

/** What became of a policy: who, when, what, and the way back to how it stood before each change. */
export function Historico({ politica: { idpolitica, nome }, onVoltar, onClose }: HistoricoProps) {
  const { idfornecedor } = useTrabalho().loja
  const historico = useHistorico<MudancaDaPolitica>(idpolitica, (signal) =>
    api(
      'GET /painel/v1/{idfornecedor}/politicas/{idpolitica}/historico',
      { params: { idfornecedor, idpolitica } },
      { signal },
    ),
  )
  const [recusa, setRecusa] = useState<string | null>(null)
  async function restore(antes: NonNullable<MudancaDaPolitica['antes']>) {
    const porque = await onVoltar(antes)
    setRecusa(porque)
    if (porque === null) onClose()
  }
  return (
    <HistoricoDeMudancas
      titulo={`Histórico de ${nome}`}
      vazio="Nenhuma mudança registrada."
      {...historico}
      recusa={recusa}
      renderAcoes={({ acao, antes }) =>
        acao === 'MUDADO' &&
        antes && (
          <Button variant="outline" size="s" icon="undo-2" onClick={() => void restore(antes)}>
            Voltar a como era antes
          </Button>
        )
      }
      onClose={onClose}
    />
  )
}
