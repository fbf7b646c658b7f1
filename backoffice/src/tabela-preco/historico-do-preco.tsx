import type { PrecoDaTabela } from '@vitrine/contract'

import { HistoricoDeMudancas, useHistorico } from '#historico'
import { api, useTrabalho } from '#shell'

interface HistoricoProps {
  produto: PrecoDaTabela
  onClose: () => void
}

/** What became of the prices of a product: who, when, and what stood before. */
export function HistoricoDoPreco({ produto: { idcadastroextraproduto, nome }, onClose }: HistoricoProps) {
  const { idfornecedor } = useTrabalho().loja
  const historico = useHistorico(idcadastroextraproduto, (signal) =>
    api(
      'GET /painel/v1/{idfornecedor}/precos/{idcadastroextraproduto}/historico',
      { params: { idfornecedor, idcadastroextraproduto } },
      { signal },
    ),
  )
  return (
    <HistoricoDeMudancas
      titulo={`Histórico do preço de ${nome}`}
      vazio="Nenhuma mudança de preço registrada."
      {...historico}
      onClose={onClose}
    />
  )
}
