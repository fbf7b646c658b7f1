import type { PrecosOrcamento } from '@vitrine/contract'
import { toDecimilesimos } from '@vitrine/rules/dinheiro'
import { judgeLinha } from '@vitrine/rules/orcamento'

import type { ContextoComprador } from '#acesso'
import type { Transaction } from '#infra'
import type { ProdutosVivos } from '#produto'

import { holdMesa } from './in-rascunho.ts'
import { priceOrcamento } from './price-orcamento.ts'
import { touchRascunho } from './rascunho.repository.ts'
import type { Mesa } from './read-mesa.ts'
import { toReferencias } from './send-versao.ts'
import { refusePreco } from './write-rascunho.ts'

/**
 * Prices a budget beside the desk: a system as its supplier says, a person within its limits. Who has the draft open looks again.
 * Errors: those of `priceOrcamento`, and `preco_fora_do_limite`.
 */
export async function priceByCall(
  tx: Transaction,
  vivos: ProdutosVivos,
  numpedido: number,
  { precos, contexto }: { precos: PrecosOrcamento; contexto: ContextoComprador },
): Promise<number> {
  const mesa = await holdMesa(tx, vivos, { numpedido, contexto })
  if (contexto.papel !== 'erp') judgePrecos(mesa, precos)
  const versao = await priceOrcamento(tx, numpedido, contexto, { precos, referencias: toReferencias(mesa) })
  const { idusuario, sessao } = contexto
  const nome = contexto.papel === 'erp' ? 'Sistema da loja' : (sessao?.nome ?? '')
  await touchRascunho(tx, numpedido, { idusuario, nome })
  return versao
}

function judgePrecos({ linhas, limites }: Mesa, { itens }: PrecosOrcamento): void {
  const novos = new Map(itens.map(({ sequencia, precounitario }) => [sequencia, precounitario]))
  for (const linha of linhas) {
    const preco = novos.get(linha.sequencia) ?? 0
    // Nothing is no price at all, and refused as such.
    if (toDecimilesimos(preco) > 0 && judgeLinha(preco, linha.julgada, limites))
      throw refusePreco(preco, linha, limites)
  }
}
