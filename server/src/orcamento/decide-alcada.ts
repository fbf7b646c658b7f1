import { fromDecimilesimos } from '@vitrine/rules/dinheiro'
import { judgeLinha } from '@vitrine/rules/orcamento'

import { Falha } from '#infra'

import { inRascunho, semPedido, toLinhaDoRascunho, type Deps, type Escrita } from './in-rascunho.ts'
import { refusePreco, requireLinha } from './write-rascunho.ts'

/**
 * A supervisor answers a price beyond the limits. Errors: `nao_encontrado` where none waits, `preco_fora_do_limite` for one that is beyond
 * its own, too.
 */
export async function decideAlcada(
  deps: Deps,
  escrita: Escrita,
  { sequencia, aprova, motivo }: { sequencia: number; aprova: boolean; motivo: string },
): Promise<void> {
  await inRascunho(deps, escrita, ({ mesa, quem }) => {
    const linha = requireLinha(mesa, sequencia)
    const pedido = linha.rascunho?.pedido_preco ?? null
    if (pedido === null) throw new Falha('nao_encontrado')
    const recusa = { recusado_por: quem.nome, recusado_motivo: motivo }
    if (!aprova) return { linhas: [toLinhaDoRascunho(linha, { ...semPedido, ...recusa })] }
    const preco = fromDecimilesimos(pedido)
    if (judgeLinha(preco, linha.julgada, mesa.limites)) throw refusePreco(preco, linha, mesa.limites)
    const aprovado = { preco: pedido, aprovado_preco: pedido, aprovado_por: quem.nome }
    return { linhas: [toLinhaDoRascunho(linha, { ...semPedido, ...aprovado })] }
  })
}
