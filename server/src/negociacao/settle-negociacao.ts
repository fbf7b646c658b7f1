import { fromDecimilesimos } from '@vitrine/rules/dinheiro'
import { stepLinha } from '@vitrine/rules/negociacao'

import type { ContextoComprador } from '#acesso'
import { Falha, type Sql } from '#infra'

import { settleAceite } from './aceite.ts'
import { showAjustes } from './ajustes.ts'
import { toOferta } from './change-linha.ts'
import { inNegociacao, requirePosse, requireVista, type Deps, type EmNegociacao } from './in-negociacao.ts'
import { judgeLinha } from './judge-linha.ts'
import { replaceItem, takeLinha, toLinhaNova, toProdutoDoAto, withOferta } from './linha.ts'
import { unlockCarrinho } from './posse.ts'

/**
 * A supervisor answers for a price beyond the limits of who asked for it. Approved, it counts, with both names in its trace. Errors:
 * `linha_mudou` where nothing waits any more, `preco_fora_do_limite` beyond the supervisor's own.
 */
export async function decideAlcada(
  deps: Deps,
  contexto: ContextoComprador,
  idlinha: string,
  { visto, aprova, motivo }: { visto: number; aprova: boolean; motivo: string },
): Promise<void> {
  await inNegociacao(deps, contexto, async (em) => {
    const linha = takeLinha(em, idlinha, visto)
    const { row, conversa, guardado } = linha
    if (!row?.pedido_preco) throw new Falha('linha_mudou', { detalhes: { revisao: row?.revisao ?? 0 } })
    const preco = fromDecimilesimos(row.pedido_preco)
    const antes = guardado.precoatendente ?? row.tabela
    const sobre = { produtos: [toProdutoDoAto(linha.item)], medida: 'PRECO' as const, antes }
    if (!aprova) {
      const depois = stepLinha(conversa, { ato: 'SUPERVISOR_RECUSA' }) ?? conversa
      const nova = toLinhaNova(linha, depois, em.quem)
      return {
        linhas: [nova],
        atos: [{ ...sobre, acao: 'SUPERVISOR_RECUSOU', depois: row.pedido_preco, motivo }],
      }
    }
    const recusa = await judgeLinha(em, linha, preco)
    if (recusa) throw recusa
    const depois = stepLinha(conversa, { ato: 'PRECO', preco }) ?? conversa
    const oferta = toOferta(linha, preco, {
      por: row.pedido_por ?? '',
      motivo: row.pedido_motivo,
      aprovado_por: em.quem.nome,
    })
    const nova = toLinhaNova(linha, depois, em.quem, oferta)
    return {
      itens: replaceItem(em.itens, idlinha, withOferta(guardado, nova)),
      linhas: [nova],
      aceite: settleAceite(em, [nova], row.proposta_por),
      atos: [{ ...sobre, acao: 'SUPERVISOR_APROVOU', depois: row.pedido_preco, motivo }],
    }
  })
}

/** Most days for which prices are promised. */
const DIAS_MAXIMOS = 30
const HORA_MS = 3_600_000

/**
 * Frees the cart and lets its prices hold until an hour, each for as many as there are now or more. With nothing negotiated it is an
 * unlock. Errors: `validade_invalida`.
 */
export async function releaseComPrecos(
  deps: Deps & { sql: Sql },
  contexto: ContextoComprador,
  { visto, validade }: { visto: number; validade?: string | undefined },
): Promise<void> {
  let vazia = false
  await inNegociacao(deps, contexto, (em) => {
    requirePosse(em)
    requireVista(em, visto)
    const ate = chooseValidade(em, validade)
    vazia = em.negociacao.frete === null && !em.itens.some(({ precoatendente }) => precoatendente)
    const itens = em.itens.map((item) =>
      item.negociado ? { ...item, negociado: { ...item.negociado, minimo: item.quantidade } } : item,
    )
    return vazia
      ? { atos: [] }
      : { itens, libera: ate, atos: [{ acao: 'LIBEROU', motivo: ate.toISOString() }] }
  })
  if (vazia) await unlockCarrinho(deps.sql, contexto)
}

function chooseValidade({ estado }: EmNegociacao, validade: string | undefined): Date {
  const { agora, ajustes } = estado
  const horas = showAjustes(ajustes).horas_de_validade
  const ate = validade === undefined ? new Date(agora.getTime() + horas * HORA_MS) : new Date(validade)
  const last = new Date(agora.getTime() + DIAS_MAXIMOS * 24 * HORA_MS)
  if (ate <= agora || ate > last) throw new Falha('validade_invalida')
  return ate
}
