import type { GradeDoOrcamento, LinhaDoOrcamento } from '@vitrine/contract'
import { isAtrasada } from '@vitrine/rules/atendimento'
import {
  fromCentavos,
  fromDecimilesimos,
  fromMilesimos,
  multiplyReais,
  sumReais,
  toDecimilesimos,
} from '@vitrine/rules/dinheiro'
import { computeDesconto, computeMargem } from '@vitrine/rules/negociacao'
import { judgeLinha, sumLinhas } from '@vitrine/rules/orcamento'

import type { ContextoComprador } from '#acesso'

import { canPrice } from './price-orcamento.ts'
import { quoteOrcamento } from './quote-orcamento.ts'
import type { LinhaNaMesa, Mesa } from './read-mesa.ts'
import { condicoesOf } from './condicoes-of.ts'
import { showVersoes } from './show-versoes.ts'

/** A budget as who prices it sees it. */
export function showGrade(mesa: Mesa, contexto: ContextoComprador): GradeDoOrcamento {
  const { row, ajustes, limites, revisao, responderAte } = mesa
  const { rascunho } = row
  const linhas = mesa.linhas.map((linha) => showLinha(linha, mesa))
  return {
    numpedido: row.numpedido,
    aberto: canPrice(row, contexto),
    cliente: {
      idcliente: row.idcliente,
      nome: row.cliente,
      documento: row.documento,
      telefone: row.telefone,
      email: row.email,
      idsala: row.idsala,
      conversa: row.conversa,
    },
    pedido_por: row.pedido_por,
    pedido_em: row.criado_em.toISOString(),
    pagamento: row.nomepagamento,
    anotacoes: row.anotacoes,
    responder_ate: responderAte?.toISOString() ?? null,
    atrasado: isAtrasada(responderAte, new Date()),
    linhas,
    somas: showSomas(mesa, contexto),
    versoes: showVersoes(mesa),
    rascunho: {
      revisao,
      versao: row.versao + 1,
      por: rascunho?.por ?? null,
      em: rascunho ? new Date(rascunho.em).toISOString() : null,
      validade: rascunho?.validade ?? null,
      observacao: rascunho?.observacao ?? '',
      condicoes: condicoesOf(mesa).map(({ idformapagto, prazos, desconto }) => ({
        idformapagto,
        prazos,
        desconto,
      })),
    },
    formas: (contexto.fornecedor?.formasPagamento ?? []).map(({ idformapagto, nome, tipo }) => ({
      idformapagto,
      nome,
      tipo,
    })),
    limites: {
      papel: contexto.papel === 'fornecedor' ? 'fornecedor' : 'atendente',
      desconto_maximo: limites.desconto_maximo,
      piso_margem: ajustes.piso_margem,
    },
    supervisores: row.supervisores,
    aguardam_supervisor: linhas.filter(({ pedido_supervisor }) => pedido_supervisor).length,
  }
}

function showLinha(linha: LinhaNaMesa, { limites }: Mesa): LinhaDoOrcamento {
  const { sequencia, id, nome, sku, embalagem, unidade, imagem, observacao, rascunho, piso } = linha
  return {
    sequencia,
    id,
    nome,
    sku,
    embalagem,
    unidade,
    imagem,
    quantidade: linha.unidades,
    incluida: linha.incluida,
    observacao,
    ...showPreco(linha, limites),
    ultimo: showUltimo(linha.ultimo),
    piso: piso?.preco ?? null,
    piso_por: piso?.motivo ?? null,
    recado: rascunho?.recado ?? linha.recado,
    pedido_supervisor: showPedido(linha, limites),
    recusa: rascunho?.recusado_por ? { por: rascunho.recusado_por, motivo: rascunho.recusado_motivo } : null,
    estoque: estoqueOf(linha),
  }
}

function showPreco({ julgada, preco, rascunho, unidades }: LinhaNaMesa, limites: Mesa['limites']) {
  const { tabela, custo, ofertado, aprovado } = julgada
  const isAprovado =
    aprovado !== null && preco !== null && toDecimilesimos(preco) === toDecimilesimos(aprovado)
  return {
    custo,
    tabela,
    anterior: ofertado,
    preco,
    escrito: rascunho !== null && rascunho.preco !== null,
    desconto: computeDesconto(tabela, preco),
    margem: computeMargem(preco, custo),
    total: preco === null ? null : multiplyReais(preco, unidades),
    fora: preco !== null && judgeLinha(preco, julgada, limites) !== null,
    aprovado_por: isAprovado ? (rascunho?.aprovado_por ?? null) : null,
  }
}

function showUltimo(ultimo: LinhaNaMesa['ultimo']): LinhaDoOrcamento['ultimo'] {
  if (!ultimo) return null
  return { preco: fromDecimilesimos(ultimo.preco), em: ultimo.em.toISOString(), numpedido: ultimo.numpedido }
}

const estoqueOf = ({ custo }: LinhaNaMesa) =>
  custo?.estoque === null || custo?.estoque === undefined ? null : fromMilesimos(custo.estoque)

function showPedido(
  { rascunho, julgada }: LinhaNaMesa,
  limites: Mesa['limites'],
): LinhaDoOrcamento['pedido_supervisor'] {
  if (!rascunho || rascunho.pedido_preco === null) return null
  const preco = fromDecimilesimos(rascunho.pedido_preco)
  return {
    preco,
    por: rascunho.pedido_por ?? '',
    em: new Date(rascunho.pedido_em ?? 0).toISOString(),
    motivo: rascunho.pedido_motivo,
    margem: computeMargem(preco, julgada.custo),
    desconto: computeDesconto(julgada.tabela, preco),
    posso: judgeLinha(preco, julgada, limites) === null,
  }
}

/** Of a line without a price nothing is known of the whole. */
function showSomas(mesa: Mesa, contexto: ContextoComprador): GradeDoOrcamento['somas'] {
  const { row, orcamento, linhas } = mesa
  const { volumes, ...somas } = sumLinhas(
    linhas.map(({ unidades, julgada, preco }) => ({ quantidade: unidades, ...julgada, preco })),
  )
  const taxaentrega = row.rascunho?.taxaentrega ?? orcamento.taxaentrega
  const precificadas = linhas.flatMap(({ preco, ...linha }) =>
    preco === null ? [] : [{ ...linha, precounitario: toDecimilesimos(preco) }],
  )
  const completo = precificadas.length === linhas.length
  const orcado = quoteOrcamento(orcamento, {
    linhas: precificadas,
    taxaentrega,
    tipoEntrega: row.tipoentrega,
    contexto,
  })
  const total = completo ? fromCentavos(orcado.total) : null
  return {
    produtos: linhas.length,
    volumes,
    ...somas,
    servicos: fromCentavos(orcamento.servicos),
    taxaentrega: fromCentavos(taxaentrega),
    impostos: fromCentavos(orcado.valoripi + orcado.valorst),
    total,
    credito: showCredito(row, total ?? 0),
  }
}

function showCredito({ limite, usado }: Mesa['row'], total: number): GradeDoOrcamento['somas']['credito'] {
  if (limite === 0) return null
  const disponivel = fromCentavos(limite - usado)
  return { limite: fromCentavos(limite), disponivel, depois: sumReais(disponivel, -total) }
}
