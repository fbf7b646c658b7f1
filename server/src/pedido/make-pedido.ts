import { randomInt } from 'node:crypto'

import type { ItemCarrinho, LojaColeta } from '@vitrine/contract'
import type { Totais } from '@vitrine/rules/carrinho'
import { makeParcelas, type Parcela } from '@vitrine/rules/fatura'
import { toCentavos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { readCaracteristicas } from '@vitrine/rules/caracteristica'
import { isPorPeso } from '@vitrine/rules/pagamento'
import type { StatusPedido } from '@vitrine/rules/pedido'
import type { ServicoCalculado } from '@vitrine/rules/servico'

import { chooseJanela } from '#entrega'
import { chooseDias, planPagamento, type PlanoPagamento } from '#pagamento'

import { centroDoPedido } from './centro-do-pedido.ts'
import type { EmSubmissao } from './checks.ts'
import { keepSubmissao, toAssinaturaNova, toColunasAssinatura } from './make-assinatura.ts'
import { makeCarta } from './make-carta.ts'
import { toItens, totalComImpostos } from './make-itens.ts'
import type { ItemPedidoNovo, PedidoNovo } from './pedido-novo.repository.ts'
import { hasRestritos } from './has-restritos.ts'
import { toPagando } from './to-pagando.ts'

export type TotaisPedido = Totais & { total: number | null }

interface Decidido {
  idcliente: string
  servicos: ServicoCalculado[]
  totais: TotaisPedido
  /** Labels the submission passes through; the last is its status. */
  passos: StatusPedido[]
}

/** The rows of an order that passed every check: a snapshot that later changes of products or people do not touch. */
export function toPedidoNovo(em: EmSubmissao, decidido: Decidido): PedidoNovo {
  const { contexto } = em
  const { totais, passos } = decidido
  const ator = em.ciclo ? 'sistema' : contexto.papel
  const assinatura = toAssinaturaNova(em)
  const itens = toItens(em.composicao.itens, totais)
  const { cobranca, detalhe } = planDoPedido(em, totais.total, itens)
  const entrega = toEntrega(em)
  const faturas = toFaturas(em, totais.total)
  const servicos = decidido.servicos.map((servico, sequencia) =>
    toServico(servico, sequencia, em.composicao.itens),
  )
  const orcamento = passos[0] === 'ORCAMENTO_NOVO'
  return {
    pedido: {
      ...toPedido(em, decidido, assinatura?.idassinatura ?? null),
      ...entrega,
      detalhepagamento: detalhe,
      documentonaentrega: hasRestritos(em),
    },
    itens,
    servicos,
    historico: passos.map((status, sequencia) => ({
      sequencia,
      status,
      ator: sequencia === 0 ? ator : 'sistema',
      idusuario: contexto.idusuario,
    })),
    pagamento: cobranca,
    correio: makeCarta(em, {
      totais,
      itens,
      servicos,
      cobranca,
      faturas,
      orcamento,
      fim: entrega.janela_fim,
    }),
    assinatura,
    faturas,
    esvazia: em.aprovacao ? em.aprovacao.esvazia : em.ciclo === null,
    centro: centroDoPedido(em),
    aprovacao: em.aprovacao && { ...em.aprovacao, idusuario: contexto.idusuario },
  }
}

/** The charge is stored with the order, before its provider is asked (readings 6: the order exists first). */
function planDoPedido(
  em: EmSubmissao,
  total: number | null,
  itens: readonly ItemPedidoNovo[],
): PlanoPagamento {
  const { formaPagamento: forma } = em
  if (!forma) return { cobranca: null, detalhe: {} }
  const porPeso = itens
    .filter(({ unidade }) => isPorPeso(unidade))
    .reduce((soma, linha) => soma + totalComImpostos(linha), 0)
  return planPagamento(toPagando(em, { forma, total, porPeso }))
}

/** What an order on credit owes, by the terms of its method; nothing of others, and of a budget. */
function toFaturas({ formaPagamento, contexto, submissao }: EmSubmissao, total: number | null): Parcela[] {
  if (formaPagamento?.tipo !== 'FATURADO' || !total) return []
  const dias = chooseDias(formaPagamento, submissao.formaPagamento.prazo)
  return makeParcelas(toCentavos(total), dias, contexto.hoje)
}

function toPedido(
  em: EmSubmissao,
  { idcliente, totais, passos }: Decidido,
  idassinatura: string | null,
): Record<string, unknown> {
  const { submissao, contexto, fornecedor } = em
  return {
    idfornecedor: fornecedor.idfornecedor,
    idcliente,
    idusuario: contexto.idusuario,
    idrepresentante: contexto.idrepresentante,
    idapikeys: contexto.idapikeys,
    idsubmissao: submissao.idsubmissao,
    status: passos.at(-1),
    canalvenda: contexto.canalVenda,
    idformapagto: em.formaPagamento?.idformapagto,
    tipopagamento: em.formaPagamento?.tipo,
    nomepagamento: em.formaPagamento?.nome,
    subtotal: centavosOf(totais.subtotal),
    desconto: centavosOf(totais.descontos) ?? 0,
    embalagens: centavosOf(totais.embalagens) ?? 0,
    servicos: totais.total === null ? 0 : toCentavos(totais.servicos),
    taxaentrega: toCentavos(totais.taxaentrega),
    valoripi: toCentavos(totais.valoripi),
    valorst: toCentavos(totais.valorst),
    total: centavosOf(totais.total),
    cupom: totais.total === null ? null : (em.cupom.cupom?.codigocupom ?? null),
    idcupom: totais.total === null ? null : (em.cupom.cupom?.idcupom ?? null),
    anotacoes: submissao.anotacoes,
    numpedidocliente: submissao.numPedidoCliente,
    substituicao: submissao.substituicao,
    caracteristicas: readCaracteristicas(fornecedor.caracteristicasPedido, submissao.caracteristicas).valores,
    totalitens: em.composicao.itens.length,
    orcamento: passos[0] === 'ORCAMENTO_NOVO',
    submissao: keepSubmissao(em),
    ...toColunasAssinatura(em, idassinatura),
  }
}

/** Where and when: copies, so that an address or a store that changes later leaves the order as it was. */
function toEntrega({ submissao, estado, fornecedor, formaEntrega, agora, lugar }: EmSubmissao) {
  const { data_de_entrega, inicio } = submissao.formaEntrega
  const janela =
    formaEntrega && chooseJanela(formaEntrega, fornecedor, agora, { data: data_de_entrega, inicio, lugar })
  const loja = fornecedor.lojas.find(({ idloja }) => idloja === submissao.lojaRetira?.idloja)
  const isRetirada = submissao.tipoEntrega === 'RETIRADA'
  return {
    tipoentrega: submissao.tipoEntrega,
    idformaentrega: formaEntrega?.idformaentrega,
    nomeformaentrega: formaEntrega?.nome,
    data_de_entrega,
    janela_inicio: inicio,
    janela_fim: janela?.fim ?? inicio,
    enderecoentrega: isRetirada ? null : estado.enderecoentrega,
    enderecofaturamento: estado.enderecofaturamento ?? estado.enderecoentrega,
    lojaretira: isRetirada && loja ? toLojaRetira(loja) : null,
    // Said at the counter: the parcel goes to whoever knows it.
    codigoretirada: isRetirada ? String(randomInt(1_000_000)).padStart(6, '0') : null,
  }
}

function toLojaRetira({ nome, descricao_endereco_loja, lat, lng, horarios }: LojaColeta) {
  return { nome, descricao_endereco_loja, coordenadas_loja: { lat, lng }, horarios }
}

/** A service as it is sold now, with the name of the product it is for. */
function toServico(servico: ServicoCalculado, sequencia: number, itens: readonly ItemCarrinho[]) {
  const { idservico, nome, idlinha, quantidade, precounitario, total } = servico
  const item = itens.find(({ id }) => id === idlinha)
  return {
    sequencia,
    idservico,
    nome,
    idcadastroextraproduto: item && !item.produtos ? item.id : null,
    nomeproduto: item?.nome ?? null,
    quantidade: toMilesimos(quantidade),
    precounitario: toDecimilesimos(precounitario),
    total: toCentavos(total),
  }
}

function centavosOf(reais: number | null | undefined): number | null {
  return reais === null || reais === undefined ? null : toCentavos(reais)
}
