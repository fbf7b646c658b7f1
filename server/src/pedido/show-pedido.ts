import type {
  CanalVenda,
  Endereco,
  Imagem,
  ItemPedido,
  Pagamento,
  Pedido,
  PedidoLista,
  RespostaPedido,
  StatusPedido,
  Substituicao,
  TipoEntrega,
  TipoPagamento,
} from '@vitrine/contract'
import { computeLinha, fromCentavos, fromDecimilesimos, fromMilesimos } from '@vitrine/rules/dinheiro'
import { formatJanela } from '@vitrine/rules/entrega'
import { canMove, momentoOf } from '@vitrine/rules/pedido'
import type { z } from 'zod'

export interface ListaRow {
  numpedido: number
  idfornecedor: string
  status: StatusPedido
  canalvenda: CanalVenda
  tipoentrega: TipoEntrega
  criado_em: Date
  data_de_entrega: string
  janela_inicio: string
  janela_fim: string
  total: number | null
  totalitens: number
  tipopagamento: TipoPagamento
  nomepagamento: string
  numpedidocliente: string
  imagens: Imagem[]
}

export interface ItemRow {
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
  total: number | null
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

export interface ServicoRow {
  idservico: string
  nome: string
  nomeproduto: string | null
  quantidade: number
  precounitario: number
  total: number
}

interface Detalhe extends ListaRow {
  idcliente: string
  nomecliente: string
  subtotal: number | null
  desconto: number
  cupom: string | null
  embalagens: number
  taxaentrega: number
  nomeformaentrega: string
  enderecoentrega: Endereco | null
  lojaretira: Pedido['lojaRetira']
  codigoretirada: string | null
  caracteristicas: Pedido['caracteristicas']
  anotacoes: string
  substituicao: Substituicao | null
  assinatura: string | null
  idassinatura: string | null
  numpedidoerp: string | null
  itens: ItemRow[]
  servicos: ServicoRow[]
  historico: { status: StatusPedido; quando: string; ator: string; motivo: string }[]
}

/** The answer to a submission, the same whether the order was made now or was there already; money in reais. */
export function toResposta(feito: {
  numpedido: number
  idcliente: string
  status: StatusPedido
  total: number | null
  taxaentrega: number
  cupom: string | null
  itensName: string
}): RespostaPedido {
  const { numpedido, idcliente, status, total, taxaentrega, cupom, itensName } = feito
  const isOrcamento = status === 'ORCAMENTO_NOVO'
  return {
    numpedido,
    totalpedido: total ?? 0,
    taxaentrega,
    idcliente,
    status,
    dadospedido: { cupom },
    mensagemErro: null,
    mensagemSucesso: isOrcamento
      ? 'Orçamento enviado — você será avisado quando for precificado.'
      : `Pedido ${numpedido} enviado`,
    itensName,
  }
}

export function toLista(row: ListaRow): PedidoLista {
  return {
    numpedido: row.numpedido,
    idfornecedor: row.idfornecedor,
    status: row.status,
    canalVenda: row.canalvenda,
    tipoEntrega: row.tipoentrega,
    criado_em: row.criado_em.toISOString(),
    data_de_entrega: row.data_de_entrega,
    janela: formatJanela(row.data_de_entrega, row.janela_inicio, row.janela_fim, ''),
    totalpedido: reais(row.total),
    totalItens: row.totalitens,
    formaPagamento: { tipo: row.tipopagamento, nome: row.nomepagamento },
    numPedidoCliente: row.numpedidocliente,
    imagens: row.imagens,
  }
}

export function toPedido(row: Detalhe, pagamento: Pagamento | null): Pedido {
  const pago = pagamento?.status === 'PAGO'
  return {
    ...toLista(row),
    idcliente: row.idcliente,
    nomecliente: row.nomecliente,
    itens: row.itens.map(toItem),
    subtotal: reais(row.subtotal),
    ...computeEconomias(row.itens),
    desconto: fromCentavos(row.desconto),
    dadospedido: { cupom: row.cupom },
    embalagens: fromCentavos(row.embalagens),
    servicos: row.servicos.map(toServico),
    taxaentrega: fromCentavos(row.taxaentrega),
    formaEntrega: { nome: row.nomeformaentrega },
    enderecoentrega: row.enderecoentrega,
    lojaRetira: row.lojaretira,
    codigoRetirada: row.codigoretirada,
    caracteristicas: row.caracteristicas,
    anotacoes: row.anotacoes,
    substituicao: row.substituicao,
    assinatura: row.assinatura,
    idassinatura: row.idassinatura,
    numpedidoerp: row.numpedidoerp,
    historico: row.historico.map(({ status, quando, ator, motivo }) => ({
      status,
      quando: new Date(quando).toISOString(),
      quem: ator,
      motivo,
    })),
    pagamento,
    podeCancelar: canMove(row.status, 'CANCELADO', {
      ator: 'cliente',
      momentoPagamento: momentoOf(row.tipopagamento),
      tipoEntrega: row.tipoentrega,
      pago,
    }),
  }
}

function toItem(item: ItemRow): z.infer<typeof ItemPedido> {
  return {
    id: item.idcadastroextraproduto,
    nome: item.nome,
    embalagem: item.embalagem,
    unidade: item.unidade,
    imagem: item.imagem,
    quantidade: fromMilesimos(item.quantidade),
    precounitario: item.precounitario === null ? null : fromDecimilesimos(item.precounitario),
    preco: item.preco === null ? null : fromDecimilesimos(item.preco),
    embalarParaPresente: item.embalarparapresente,
    observacao: item.observacao,
    substituicao: item.substituicao,
    desconto: fromCentavos(item.desconto),
    total: reais(item.total),
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

function reais(centavos: number | null): number | null {
  return centavos === null ? null : fromCentavos(centavos)
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
