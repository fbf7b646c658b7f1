import { urls, type VersaoEnviada } from '@vitrine/contract'
import { lastDiaOf } from '@vitrine/rules/data'
import { fromCentavos, fromDecimilesimos, toDecimilesimos } from '@vitrine/rules/dinheiro'
import { composeMensagem, discountPreco, judgeLinha, toLinkWhatsApp } from '@vitrine/rules/orcamento'

import type { ContextoComprador } from '#acesso'
import { Falha, toLinkPublico, type EnderecoDaLoja, type Transaction } from '#infra'
import { quemOf } from '#negociacao'

import { condicoesOf } from './condicoes-of.ts'
import { holdMesa, refuseMudado, type Deps, type Escrita } from './in-rascunho.ts'
import { priceOrcamento, type Referencias } from './price-orcamento.ts'
import { endRascunho, insertIncluidos } from './rascunho.repository.ts'
import { readMesa, type Mesa } from './read-mesa.ts'
import { showGrade } from './show-grade.ts'
import { refusePreco } from './write-rascunho.ts'

interface Caminhos {
  conversa: boolean
  email: boolean
  whatsapp: boolean
}

/**
 * Sends the draft as the next version, by the ways that were chosen. Sent again as it was (an answer that was lost), it is the same
 * version. Errors: those of a draft, `preco_fora_do_limite`, `orcamento_espera_supervisor`.
 */
export async function sendVersao(
  { config, ...deps }: Deps & { config: EnderecoDaLoja },
  escrita: Escrita,
  caminhos: Caminhos,
): Promise<VersaoEnviada> {
  const { contexto, numpedido } = escrita
  await deps.sql.begin((tx) => send(tx, deps, escrita, caminhos))
  const mesa = await readMesa({ db: deps.sql, vivos: deps.vivos }, contexto, numpedido)
  return {
    grade: showGrade(mesa, contexto),
    versao: mesa.row.versao,
    conversa: caminhos.conversa && mesa.row.conversa,
    email: caminhos.email,
    whatsapp: caminhos.whatsapp ? toConvite(mesa, contexto, config) : null,
  }
}

async function send(
  tx: Transaction,
  { vivos }: Pick<Deps, 'vivos'>,
  escrita: Escrita,
  { conversa, email }: Caminhos,
): Promise<void> {
  const { numpedido, contexto, visto } = escrita
  const quem = quemOf(contexto)
  const mesa = await holdMesa(tx, vivos, escrita)
  const { rascunho } = mesa.row
  const isDeNovo =
    rascunho?.enviada_de === visto && rascunho.enviada_por === quem.idusuario && mesa.revisao === visto + 1
  if (isDeNovo) return
  if (mesa.revisao !== visto) throw refuseMudado(mesa, escrita)
  const validade = rascunho?.validade
  if (!validade) throw new Falha('entrada_invalida', { campos: { validade: 'Diga até quando vale.' } })
  const precos = {
    itens: checkLinhas(mesa),
    taxaentrega: fromCentavos(rascunho.taxaentrega ?? mesa.orcamento.taxaentrega),
    validade,
    observacao: rascunho.observacao,
  }
  await insertIncluidos(tx, numpedido)
  const sem = [...(conversa ? [] : (['conversas'] as const)), ...(email ? [] : (['cartas'] as const))]
  const condicoes = condicoesOf(mesa)
  const referencias = toReferencias(mesa)
  await priceOrcamento(tx, numpedido, contexto, { precos, referencias, condicoes, sem })
  const idfornecedor = contexto.fornecedor?.idfornecedor ?? ''
  await endRascunho(tx, numpedido, { idfornecedor, visto, quem })
}

/** Every line has a price that who sends may give, also in the way of paying that takes most off it. */
function checkLinhas(mesa: Mesa) {
  const { linhas, limites } = mesa
  const desconto = Math.max(0, ...condicoesOf(mesa).map((condicao) => condicao.desconto))
  if (linhas.some(({ rascunho }) => rascunho && rascunho.pedido_preco !== null))
    throw new Falha('orcamento_espera_supervisor')
  const semPreco = linhas.filter(({ preco }) => preco === null)
  if (semPreco.length > 0)
    throw new Falha('entrada_invalida', {
      campos: { itens: `Falta o preço de: ${semPreco.map(({ nome }) => nome).join(', ')}.` },
    })
  return linhas.map((linha) => {
    const { sequencia, rascunho, julgada, recado } = linha
    const precounitario = linha.preco ?? 0
    const menor = fromDecimilesimos(discountPreco(toDecimilesimos(precounitario), desconto))
    if (judgeLinha(menor, julgada, limites)) throw refusePreco(menor, linha, limites)
    return { sequencia, precounitario, recado: rascunho?.recado ?? recado }
  })
}

/** Table and cost of this moment, kept with the version. */
export function toReferencias({ linhas }: Mesa): Referencias {
  return new Map(
    linhas.map(({ sequencia, julgada: { tabela }, custo }) => [
      sequencia,
      { tabela: tabela === null ? null : toDecimilesimos(tabela), custo: custo?.custo ?? null },
    ]),
  )
}

/** What is sent by WhatsApp, ready to go: the customer reads the rest on the order's own page. */
function toConvite(
  { row }: Mesa,
  { fornecedor, fuso }: ContextoComprador,
  config: EnderecoDaLoja,
): string | null {
  const [ultima] = row.versoes
  if (!ultima || !fornecedor) return null
  const dominio = fornecedor.publico.config.dominio.dominio || null
  const mensagem = composeMensagem({
    numpedido: row.numpedido,
    versao: ultima.versao,
    cliente: row.pedido_por || row.cliente,
    loja: fornecedor.nome,
    total: fromCentavos(ultima.total),
    validade: lastDiaOf(new Date(ultima.valido_ate).toISOString(), fuso),
    link: toLinkPublico(config, { dominio, caminho: urls.pedido(fornecedor.slug, row.numpedido) }),
  })
  return toLinkWhatsApp(row.telefone, mensagem)
}
