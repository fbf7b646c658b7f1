import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice } from '@vitrine/ui'

import type { DiferencaLinha } from './compare-carrinhos.ts'
import type { Troca } from './use-choose-local.ts'

/** What delivery instead of pickup, or the other way, does to the cart: said before it is done (ux 1.2.5). */
export function TrocaTipo({ troca, onSim, onNao }: { troca: Troca; onSim: () => void; onNao: () => void }) {
  const { local, diferenca } = troca
  const { linhas, totalDe, totalPara } = diferenca
  const para = local.tipoEntrega === 'RETIRADA' ? 'retirada' : 'entrega'
  const como = local.tipoEntrega === 'RETIRADA' ? 'entrega' : 'retirada'
  return (
    <Notice tone="warning" live="alert">
      <b className="block">Com {para}, seu carrinho muda</b>
      {linhas.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {linhas.map((linha) => (
            <li key={`${linha.id}-${linha.motivo}`}>
              <b>{linha.nome}</b>: {describeDiferenca(linha, para)}
            </li>
          ))}
        </ul>
      )}
      {totalDe !== null && totalPara !== null && totalDe !== totalPara && (
        <p className="mt-2">
          Total: {formatReais(totalDe)} → <b>{formatReais(totalPara)}</b>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="s" onClick={onSim}>
          {`Trocar para ${para}`}
        </Button>
        <Button size="s" variant="outline" onClick={onNao}>
          {`Manter ${como}`}
        </Button>
      </div>
    </Notice>
  )
}

function describeDiferenca({ motivo, de, para }: DiferencaLinha, tipo: string): string {
  if (motivo === 'sai') return `não há com ${tipo}`
  if (motivo === 'volta') return `volta a estar disponível`
  const precos = de !== null && para !== null ? `de ${formatReais(de)} para ${formatReais(para)}` : ''
  return motivo === 'quantidade' ? `a quantidade muda${precos && `, ${precos}`}` : precos
}
