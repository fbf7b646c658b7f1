import { multiplyReais, sumReais, toCentavos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { isOfertaEmVigor, stepLinha, type EstadoDaLinha } from '@vitrine/rules/negociacao'

import { requireSubmissao, type ContextoComprador } from '#acesso'
import { Falha } from '#infra'

import { settleAceite } from './aceite.ts'
import { openLinha } from './change-linha.ts'
import type { AtoNovo, LinhaNova, Mudanca } from './escrita.repository.ts'
import { fitPedida } from './fit-pedida.ts'
import { inNegociacao, requireVista, type Deps, type EmNegociacao } from './in-negociacao.ts'
import {
  findLinha,
  replaceItem,
  takeLinha,
  toLinhaNova,
  toProdutoDoAto,
  withOferta,
  type LinhaEmMaos,
} from './linha.ts'

interface Resposta {
  visto: number
  resposta: 'ACEITAR' | 'RECUSAR' | 'CONTRAPROPOR'
  preco?: number | undefined
  motivo: string
}

/** The customer accepts the price of a line, refuses it, or asks for another. Who may not order for it may not either. */
export async function answerLinha(
  deps: Deps,
  contexto: ContextoComprador,
  idlinha: string,
  pedido: Resposta,
): Promise<void> {
  requireSubmissao(contexto)
  await inNegociacao(deps, contexto, (em) => {
    const linha = takeLinha(em, idlinha, pedido.visto)
    const { conversa, ato, extras } = stepResposta(em, linha, pedido)
    const nova = toLinhaNova(linha, conversa, em.quem, extras)
    return {
      itens: replaceItem(em.itens, idlinha, withOferta(linha.guardado, nova)),
      linhas: [nova],
      aceite: settleAceite(em, [nova], em.quem.nome),
      atos: [ato],
    }
  })
}

function stepResposta(em: EmNegociacao, linha: LinhaEmMaos, { resposta, preco, motivo }: Resposta) {
  const { conversa, item, row, guardado } = linha
  const produtos = [toProdutoDoAto(item)]
  const deTabela = linha.tabela === null ? null : toDecimilesimos(linha.tabela)
  const oferta = row?.preco ?? null
  const requireStep = (depois: EstadoDaLinha | null) => {
    if (!depois) throw new Falha('linha_mudou', { detalhes: { revisao: row?.revisao ?? 0 } })
    return depois
  }
  if (resposta === 'CONTRAPROPOR') {
    if (preco === undefined || item.produtos)
      throw new Falha('entrada_invalida', { campos: { preco: 'Diga o preço que você quer pagar.' } })
    const depois = toDecimilesimos(preco)
    const ato: AtoNovo = {
      acao: 'CONTRAPROPOS',
      produtos,
      medida: 'PRECO',
      antes: guardado.precoatendente ?? deTabela,
      depois,
      motivo,
    }
    const conversaNova = requireStep(stepLinha(conversa, { ato: 'CONTRAPROPOE', preco }))
    return { conversa: conversaNova, ato, extras: toProposta(em, motivo) }
  }
  const isAceite = resposta === 'ACEITAR'
  const ato: AtoNovo = {
    acao: isAceite ? 'ACEITOU' : 'RECUSOU',
    produtos,
    medida: 'PRECO',
    antes: isAceite ? deTabela : oferta,
    depois: isAceite ? oferta : deTabela,
    motivo,
  }
  const depois = requireStep(stepLinha(conversa, { ato: isAceite ? 'ACEITA' : 'RECUSA' }))
  return { conversa: depois, ato, extras: {} }
}

const toProposta = ({ quem, estado }: EmNegociacao, motivo: string) => ({
  proposta_por: quem.nome,
  proposta_em: estado.agora.toISOString(),
  proposta_motivo: motivo,
})

/** Accepts every price that waits for an answer, and the freight with them: one act, with what is saved by it. */
export async function acceptTudo(deps: Deps, contexto: ContextoComprador, visto: number): Promise<void> {
  requireSubmissao(contexto)
  await inNegociacao(deps, contexto, (em) => {
    requireVista(em, visto)
    const linhas = em.composicao.itens
      .flatMap(({ id }) => findLinha(em, id) ?? [])
      .filter(({ conversa }) => isOfertaEmVigor(conversa) && conversa.situacao !== 'ACEITO')
    const novas = linhas.map((linha) => acceptLinha(em, linha))
    return {
      linhas: novas,
      aceite: settleAceite(em, novas, em.quem.nome, em.quem.nome),
      atos: listAceites(em, linhas),
    }
  })
}

/** With every line accepted before, the freight alone waits: it was set, or taken out, since then. */
function listAceites({ negociacao, itens }: EmNegociacao, linhas: readonly LinhaEmMaos[]): AtoNovo[] {
  if (linhas.length > 0) return [toAceite(linhas)]
  const { frete, aceita_em } = negociacao
  const isOferta = frete !== null || itens.some(({ precoatendente }) => precoatendente)
  return isOferta && aceita_em === null
    ? [{ acao: 'ACEITOU', medida: 'FRETE', antes: null, depois: frete }]
    : []
}

function acceptLinha(em: EmNegociacao, linha: LinhaEmMaos): LinhaNova {
  const depois = stepLinha(linha.conversa, { ato: 'ACEITA' }) ?? linha.conversa
  return toLinhaNova(linha, depois, em.quem)
}

function toAceite(linhas: readonly LinhaEmMaos[]): AtoNovo {
  const soma = (precoOf: (linha: LinhaEmMaos) => number | null) =>
    toCentavos(sumReais(...linhas.map((linha) => multiplyReais(precoOf(linha) ?? 0, linha.item.quantidade))))
  return {
    acao: 'ACEITOU',
    produtos: linhas.map(({ item }) => toProdutoDoAto(item)),
    medida: 'TOTAL',
    antes: soma(({ tabela }) => tabela),
    depois: soma(({ conversa }) => conversa.preco),
  }
}

/**
 * "Sugerir ao atendente": a product that is not there comes into the cart; of one that is there another quantity is asked for. Errors:
 * `linha_mudou` for a line that is not what was seen.
 */
export async function suggestLinha(
  deps: Deps,
  contexto: ContextoComprador,
  {
    id,
    quantidade,
    visto,
    motivo,
  }: { id: string; quantidade: number; visto?: number | undefined; motivo: string },
): Promise<void> {
  await inNegociacao(deps, contexto, (em) =>
    em.itens.some((item) => item.id === id)
      ? proposeQuantidade(em, takeLinha(em, id, visto ?? -1), { quantidade, motivo })
      : include(em, { id, quantidade, motivo }),
  )
}

async function include(
  em: EmNegociacao,
  { motivo, ...pedido }: { id: string; quantidade: number; motivo: string },
): Promise<Mudanca> {
  const { linha, atos } = await openLinha(em, pedido)
  const conversa = stepLinha(linha.conversa, { ato: 'INCLUI' }) ?? linha.conversa
  return {
    itens: [...em.itens, linha.guardado],
    linhas: [toLinhaNova(linha, conversa, em.quem)],
    atos: atos.map((ato) => ({ ...ato, motivo })),
  }
}

async function proposeQuantidade(
  em: EmNegociacao,
  linha: LinhaEmMaos,
  { quantidade, motivo }: { quantidade: number; motivo: string },
): Promise<Mudanca> {
  const { embalarParaPresente, produtos, idcombopromocional_cabecalho } = linha.item
  const item = await fitPedida(em, {
    ...linha.item,
    embalarParaPresente,
    produtos,
    idcombopromocional_cabecalho,
    quantidade,
  })
  const conversa =
    stepLinha(linha.conversa, { ato: 'PROPOE_QUANTIDADE', quantidade: item.quantidade }) ?? linha.conversa
  const nova = toLinhaNova(linha, conversa, em.quem, toProposta(em, motivo))
  return {
    itens: replaceItem(em.itens, linha.guardado.id, withOferta(linha.guardado, nova)),
    linhas: [nova],
    aceite: settleAceite(em, [nova], null),
    atos: [
      {
        acao: 'PROPOS_QUANTIDADE',
        produtos: [toProdutoDoAto(linha.item)],
        medida: 'QUANTIDADE',
        antes: linha.guardado.quantidade,
        depois: toMilesimos(item.quantidade),
        motivo,
      },
    ],
  }
}
