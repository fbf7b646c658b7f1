import type {
  DetalhePagamento,
  Endereco,
  Imagem,
  ItemPedido,
  Pagamento,
  Pedido,
  StatusPedido,
  Substituicao,
  TipoDocumento,
} from '@vitrine/contract'
import { computeLinha, fromCentavos, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import { canTrocarPagamento } from '@vitrine/rules/pagamento'
import { isFinal, isOrcamento, prazoAvaliacao, type Ator } from '@vitrine/rules/pedido'
import type { z } from 'zod'

import { toQr } from '#pagamento'

import type { AvaliacaoRow } from './depois.repository.ts'
import { factsOf, listAcoes, wasPago } from './list-acoes.ts'
import { toAvaliacao } from './rate-pedido.ts'
import { reais, toLista, type ListaRow } from './show-pedido.ts'
import {
  toContestacao,
  toDevolucao,
  toOrcamento,
  toReembolso,
  type ContestacaoVista,
  type DevolucaoVista,
  type ReembolsoVisto,
  type VersaoRow,
} from './show-depois.ts'

interface ItemRow {
  sequencia: number
  /** 1/1,000 unit; null: not picked yet. */
  quantidadeservida: number | null
  /** Centavos. */
  totalservido: number | null
  impostoservido: number | null
  idcadastroextraproduto: string
  nome: string
  embalagem: string
  unidade: string
  imagem: Imagem | null
  quantidade: number
  precounitario: number | null
  preco: number | null
  embalarparapresente: boolean
  /** Centavos. */
  desconto: number
  embalagens: number
  total: number | null
  valoripi: number
  valorst: number
  imposto: z.infer<typeof ItemPedido>['imposto'] | null
  traco_preco: z.infer<typeof ItemPedido>['traco_preco'] | null
  observacao: string
  substituicao: Substituicao | null
  idcombopromocional_cabecalho: string | null
  nomecombo: string | null
  sequenciacombo: number | null
  quantidadecombo: number | null
  /** Of a product of a combo: what it costs alone, in centavos. */
  sozinho: number | null
}

interface ServicoRow {
  idservico: string
  nome: string
  nomeproduto: string | null
  quantidade: number
  precounitario: number
  total: number
}

export interface Detalhe extends ListaRow {
  tipo_documento: TipoDocumento
  documentonaentrega: boolean
  /** False: a login linked to its cliente that only prepares. */
  submissao_pedido: boolean
  /** Centavos, as it was ordered. */
  totaloriginal: number | null
  totalservido: number | null
  versao: number
  valido_ate: Date | null
  observacaoloja: string
  fuso: string
  versoes: VersaoRow[]
  devolucoes: DevolucaoVista[]
  contestacoes: ContestacaoVista[]
  reembolsos: ReembolsoVisto[]
  avaliacao: AvaliacaoRow | null
  idcliente: string
  idformapagto: string
  nomecliente: string
  subtotal: number | null
  desconto: number
  cupom: string | null
  embalagens: number
  taxaentrega: number
  valoripi: number
  valorst: number
  nomeformaentrega: string
  enderecoentrega: Endereco | null
  enderecofaturamento: Endereco | null
  lojaretira: Pedido['lojaRetira']
  codigoretirada: string | null
  entregador: Pedido['entregador']
  caracteristicas: Pedido['caracteristicas']
  anotacoes: string
  substituicao: Substituicao | null
  assinatura: string | null
  idassinatura: string | null
  rastreio: Pedido['rastreio']
  notafiscal: Pedido['notaFiscal']
  itens: ItemRow[]
  servicos: ServicoRow[]
  historico: { status: StatusPedido; quando: string; ator: string; motivo: string }[]
}

/** What the answer depends on besides the row. */
interface Visto {
  pagamento: Pagamento | null
  detalhePagamento: DetalhePagamento
  /** Who looks: the actions are those that it may take. */
  ator: Ator
  agora: Date
}

export function toPedido(row: Detalhe, { pagamento, detalhePagamento, ator, agora }: Visto): Pedido {
  const fatos = { ...factsOf(row, agora), pago: pagamento?.status === 'PAGO' || wasPago(row) }
  return {
    ...toLista(row),
    idcliente: row.idcliente,
    nomecliente: row.nomecliente,
    consumidor: row.tipo_documento !== 'CNPJ',
    documentoNaEntrega: row.documentonaentrega,
    itens: row.itens.map(toItem),
    subtotal: reais(row.subtotal),
    // The store's own offer saves nothing of the list: it is the price.
    ...(row.versao > 0 ? { economia: 0, economiaCombos: 0 } : computeEconomias(row.itens)),
    desconto: fromCentavos(row.desconto),
    dadospedido: { cupom: row.cupom },
    embalagens: fromCentavos(row.embalagens),
    valoripi: fromCentavos(row.valoripi),
    valorst: fromCentavos(row.valorst),
    servicos: row.servicos.map(toServico),
    taxaentrega: fromCentavos(row.taxaentrega),
    formaEntrega: { nome: row.nomeformaentrega },
    enderecoentrega: row.enderecoentrega,
    enderecofaturamento: row.enderecofaturamento,
    lojaRetira: row.lojaretira,
    ...toCodigo(row),
    entregador: row.entregador,
    caracteristicas: row.caracteristicas,
    anotacoes: row.anotacoes,
    substituicao: row.substituicao,
    assinatura: row.assinatura,
    idassinatura: row.idassinatura,
    rastreio: row.rastreio,
    notaFiscal: row.notafiscal && toNota(row.notafiscal),
    historico: row.historico.map(toMovimento),
    pagamento,
    idformapagto: row.idformapagto,
    detalhePagamento,
    ...toDireitos(row, fatos, ator),
    orcamento: toOrcamento(row, fatos.vencido),
    totalOriginal:
      row.totalservido === null || row.totalservido === row.totaloriginal ? null : reais(row.totaloriginal),
    devolucoes: row.devolucoes.map(toDevolucao),
    contestacoes: row.contestacoes.map(toContestacao),
    reembolsos: row.reembolsos.map((reembolso) => toReembolso(reembolso, row.devolucoes)),
    arrependimento_ate: fatos.arrependimento?.toISOString() ?? null,
    avaliacao: row.avaliacao && toAvaliacao(row.avaliacao, row.fuso),
    podeAvaliar:
      row.status === 'ENTREGUE' &&
      (!row.avaliacao || agora < prazoAvaliacao(new Date(row.avaliacao.criado_em), row.fuso)),
  }
}

/** Nothing of a budget is there to be picked up. */
function toCodigo({ status, codigoretirada }: Detalhe): Pick<Pedido, 'codigoRetirada' | 'qrRetirada'> {
  const codigoRetirada = isOrcamento(status) ? null : codigoretirada
  return { codigoRetirada, qrRetirada: codigoRetirada && !isFinal(status) ? toQr(codigoRetirada) : null }
}

/** Times in JSON are PostgreSQL's. */
function toMovimento({ status, quando, ator, motivo }: Detalhe['historico'][number]) {
  return { status, quando: new Date(quando).toISOString(), quem: ator, motivo }
}

/** What whoever looks may do to it. */
function toDireitos(row: Detalhe, fatos: Parameters<typeof listAcoes>[1], ator: Ator) {
  const podeSubmeter = row.submissao_pedido || isEquipe(ator)
  const acoes = listAcoes(row, fatos, { ator, podeSubmeter })
  const { status, tipopagamento: tipo } = row
  return {
    podeSubmeter,
    podeTrocarPagamento: podeSubmeter && canTrocarPagamento({ status, tipo, pago: fatos.pago }),
    podeCancelar: acoes.includes('cancelar'),
    acoes,
  }
}

/** Who works for the supplier answers to it. */
function isEquipe(ator: Ator): boolean {
  return ator === 'atendente' || ator === 'fornecedor'
}

function toNota(nota: NonNullable<Pedido['notaFiscal']>): Pedido['notaFiscal'] {
  const { cancelada_em } = nota
  return { ...nota, cancelada_em: cancelada_em && new Date(cancelada_em).toISOString() }
}

function toItem(item: ItemRow): z.infer<typeof ItemPedido> {
  return {
    id: item.idcadastroextraproduto,
    sequencia: item.sequencia,
    quantidadeServida: item.quantidadeservida === null ? null : fromMilesimos(item.quantidadeservida),
    totalServido: reais(item.totalservido),
    nome: item.nome,
    embalagem: item.embalagem,
    unidade: item.unidade,
    imagem: item.imagem,
    quantidade: fromMilesimos(item.quantidade),
    precounitario: item.precounitario === null ? null : fromDecimilesimos(item.precounitario),
    preco: item.preco === null ? null : fromDecimilesimos(item.preco),
    embalarParaPresente: item.embalarparapresente,
    subtotal: item.total === null ? null : fromCentavos(item.total + item.desconto - item.embalagens),
    embalagens: fromCentavos(item.embalagens),
    observacao: item.observacao,
    substituicao: item.substituicao,
    desconto: fromCentavos(item.desconto),
    total: reais(item.total),
    valoripi: fromCentavos(item.valoripi),
    valorst: fromCentavos(item.valorst),
    impostosServidos: reais(item.impostoservido),
    ...(item.imposto && { imposto: item.imposto }),
    ...(item.traco_preco && { traco_preco: item.traco_preco }),
    combo: comboOf(item),
  }
}

function toServico({ idservico, nome, nomeproduto, ...servico }: ServicoRow): Pedido['servicos'][number] {
  return {
    idservico,
    nome,
    nomeproduto,
    quantidade: fromMilesimos(servico.quantidade),
    precounitario: fromDecimilesimos(servico.precounitario),
    total: fromCentavos(servico.total),
  }
}

function comboOf(item: ItemRow): z.infer<typeof ItemPedido>['combo'] {
  const { idcombopromocional_cabecalho, nomecombo, sequenciacombo, quantidadecombo } = item
  if (idcombopromocional_cabecalho === null || sequenciacombo === null) return null
  return {
    idcombopromocional_cabecalho,
    nome: nomecombo ?? '',
    sequencia: sequenciacombo,
    quantidade: quantidadecombo ?? 1,
  }
}

/** What was saved against list prices, and what of it combos gave: the sums that the cart showed (ux 1.6.2). */
function computeEconomias(itens: readonly ItemRow[]): Pick<Pedido, 'economia' | 'economiaCombos'> {
  const combos = itens.flatMap(({ sozinho, total, desconto }) =>
    sozinho === null || total === null ? [] : sozinho - (total + desconto),
  )
  const ofertas = itens.flatMap(({ sozinho, preco, precounitario, quantidade }) =>
    sozinho !== null || preco === null || precounitario === null
      ? []
      : Math.max(0, computeLinha(preco, quantidade) - computeLinha(precounitario, quantidade)),
  )
  return { economia: fromCentavos(sum([...combos, ...ofertas])), economiaCombos: fromCentavos(sum(combos)) }
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0)
}
