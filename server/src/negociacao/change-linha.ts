import type { ItemCarrinho } from '@vitrine/contract'
import { toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { linhaIntocada, stepLinha } from '@vitrine/rules/negociacao'

import type { ContextoComprador } from '#acesso'
import { fromGuardado } from '#carrinho'
import { Falha } from '#infra'

import { settleAceite } from './aceite.ts'
import type { AtoNovo, LinhaNova, Mudanca } from './escrita.repository.ts'
import { fitPedida } from './fit-pedida.ts'
import { inNegociacao, requirePosse, type Deps, type EmNegociacao } from './in-negociacao.ts'
import { judgeLinha } from './judge-linha.ts'
import {
  findEdicaoAlheia,
  replaceItem,
  tabelaOf,
  takeLinha,
  toLinhaNova,
  toProdutoDoAto,
  withOferta,
  type LinhaEmMaos,
} from './linha.ts'

interface PrecoDito {
  precoatendente?: number | null | undefined
  motivo: string
  pede_supervisor: boolean
}

/** What an act made of a line. */
interface LinhaMudada {
  linha: LinhaEmMaos
  nova: LinhaNova
  atos: AtoNovo[]
}

/** Sets or takes out the price of a line, and its quantity; each is an act of its own in the history. */
export async function changeLinha(
  deps: Deps,
  contexto: ContextoComprador,
  idlinha: string,
  mudanca: PrecoDito & { visto: number; quantidade?: number | undefined },
): Promise<void> {
  await inNegociacao(deps, contexto, async (em) => {
    requirePosse(em)
    const antes = takeLinha(em, idlinha, mudanca.visto)
    const comQuantidade = await changeQuantidade(em, antes, mudanca.quantidade)
    const { linha, nova, atos } = await changePreco(em, comQuantidade, mudanca)
    return finish(em, { linha, nova, atos })
  })
}

function finish(em: EmNegociacao, { linha, nova, atos }: LinhaMudada): Mudanca {
  const guardado = withOferta(linha.guardado, nova)
  // What the customer asked for is accepted by it already.
  const aceite = settleAceite(em, [nova], linha.row?.proposta_por ?? null)
  return { itens: replaceItem(em.itens, linha.guardado.id, guardado), linhas: [nova], aceite, atos }
}

async function changeQuantidade(
  em: EmNegociacao,
  linha: LinhaEmMaos,
  quantidade: number | undefined,
): Promise<LinhaMudada> {
  const { guardado, conversa } = linha
  const pedida = quantidade === undefined ? guardado.quantidade : toMilesimos(quantidade)
  if (quantidade === undefined || pedida === guardado.quantidade)
    return { linha, nova: toLinhaNova(linha, conversa, em.quem), atos: [] }
  const item = await fitPedida(em, { ...fromGuardado(guardado), quantidade })
  const depois = stepLinha(conversa, { ato: 'QUANTIDADE', quantidade }) ?? conversa
  const mudada = moveLinha(linha, item, em)
  return {
    linha: { ...mudada, conversa: depois },
    nova: toLinhaNova(mudada, depois, em.quem),
    atos: [
      {
        acao: 'QUANTIDADE',
        produtos: [toProdutoDoAto(item)],
        medida: 'QUANTIDADE',
        antes: guardado.quantidade,
        depois: pedida,
      },
    ],
  }
}

/** A line of another quantity, which may have another table price. */
function moveLinha(linha: LinhaEmMaos, item: ItemCarrinho, { contexto }: EmNegociacao): LinhaEmMaos {
  const guardado = { ...linha.guardado, quantidade: toMilesimos(item.quantidade) }
  return { ...linha, item, guardado, tabela: tabelaOf(item, contexto) }
}

async function changePreco(
  em: EmNegociacao,
  { linha, nova, atos }: LinhaMudada,
  { precoatendente, motivo, pede_supervisor }: PrecoDito,
): Promise<LinhaMudada> {
  if (precoatendente === undefined) return { linha, nova, atos }
  const antes = linha.guardado.precoatendente ?? centesimos(linha.tabela)
  const sobre = { produtos: [toProdutoDoAto(linha.item)], medida: 'PRECO' as const, antes, motivo }
  const recusa = precoatendente === null ? null : await judgeLinha(em, linha, precoatendente)
  if (precoatendente !== null && recusa) {
    // A supervisor has nobody to ask.
    if (!pede_supervisor || em.contexto.papel !== 'atendente' || linha.item.produtos) throw recusa
    const pedida = stepLinha(linha.conversa, { ato: 'PEDE_SUPERVISOR' }) ?? linha.conversa
    const pedido_preco = toDecimilesimos(precoatendente)
    const pedido = {
      pedido_preco,
      pedido_por: em.quem.nome,
      pedido_em: em.estado.agora.toISOString(),
      pedido_motivo: motivo,
    }
    return {
      linha,
      nova: toLinhaNova(linha, pedida, em.quem, pedido),
      atos: [...atos, { ...sobre, acao: 'PEDIU_SUPERVISOR', depois: pedido_preco }],
    }
  }
  const depois = stepLinha(linha.conversa, { ato: 'PRECO', preco: precoatendente }) ?? linha.conversa
  return {
    linha,
    nova: toLinhaNova(linha, depois, em.quem, toOferta(linha, precoatendente, { por: em.quem.nome, motivo })),
    atos: [...atos, { ...sobre, acao: 'PRECO', depois: centesimos(precoatendente ?? linha.tabela) }],
  }
}

const centesimos = (reais: number | null) => (reais === null ? null : toDecimilesimos(reais))

/** Who offers a price, against which table, and why. */
export function toOferta(
  { tabela }: Pick<LinhaEmMaos, 'tabela'>,
  preco: number | null,
  { por, motivo, aprovado_por = null }: { por: string; motivo: string; aprovado_por?: string | null },
) {
  return {
    tabela: centesimos(tabela),
    oferta_por: preco === null ? null : por,
    aprovado_por: preco === null ? null : aprovado_por,
    motivo: preco === null ? '' : motivo,
  }
}

/** Puts a product into the cart, with a price or without. Errors: `linha_mudou` of one that is there already. */
export async function includeProduto(
  deps: Deps,
  contexto: ContextoComprador,
  { id, quantidade, ...preco }: PrecoDito & { id: string; quantidade: number },
): Promise<void> {
  await inNegociacao(deps, contexto, async (em) => {
    requirePosse(em)
    const nova = await openLinha(em, { id, quantidade })
    const comPreco = await changePreco(
      em,
      nova,
      preco.precoatendente === null ? { ...preco, precoatendente: undefined } : preco,
    )
    const guardado = withOferta(nova.linha.guardado, comPreco.nova)
    return { itens: [...em.itens, guardado], linhas: [comPreco.nova], aceite: null, atos: comPreco.atos }
  })
}

/** A line that is not there yet. */
export async function openLinha(
  em: EmNegociacao,
  { id, quantidade }: { id: string; quantidade: number },
): Promise<LinhaMudada> {
  if (em.itens.some((item) => item.id === id))
    throw new Falha('linha_mudou', { error: 'Este produto já está no carrinho.' })
  const edicao = findEdicaoAlheia(em, id)
  if (edicao) throw new Falha('linha_em_edicao')
  const item = await fitPedida(em, { id, quantidade, embalarParaPresente: false })
  const guardado = { id, quantidade: toMilesimos(item.quantidade) }
  const row = em.estado.linhas.find(({ idlinha }) => idlinha === id)
  const conversa = linhaIntocada
  const linha = { guardado, item, row, conversa, tabela: tabelaOf(item, em.contexto) }
  return {
    linha,
    nova: toLinhaNova(linha, conversa, em.quem),
    atos: [
      {
        acao: 'INCLUIU',
        produtos: [toProdutoDoAto(item)],
        medida: 'QUANTIDADE',
        antes: 0,
        depois: guardado.quantidade,
      },
    ],
  }
}

/** Takes a product out of the cart; the line's revision goes on, so that nobody writes in it unseen if it comes back. */
export async function removeLinha(
  deps: Deps,
  contexto: ContextoComprador,
  idlinha: string,
  visto: number,
): Promise<void> {
  await inNegociacao(deps, contexto, (em) => {
    requirePosse(em)
    const linha = takeLinha(em, idlinha, visto)
    const produtos = [toProdutoDoAto(linha.item)]
    const { quantidade } = linha.guardado
    const nova = toLinhaNova(linha, linhaIntocada, em.quem)
    return {
      itens: replaceItem(em.itens, idlinha, null),
      linhas: [nova],
      aceite: settleAceite(em, [nova], null),
      atos: [{ acao: 'REMOVEU', produtos, medida: 'QUANTIDADE', antes: quantidade, depois: 0 }],
    }
  })
}
