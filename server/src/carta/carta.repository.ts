import type {
  Endereco,
  NegociacaoAceita,
  Pedido,
  Substituicao,
  TipoDocumento,
  TipoEntrega,
  TipoPagamento,
} from '@vitrine/contract'

import type { Transaction } from '#infra'

/** Recipient and sender of a letter about an order, and the fields of the order that any letter may need. */
export interface Destinatario {
  numpedido: number
  idfornecedor: string
  nome: string
  email: string
  loja: string
  slug: string
  dominio: string | null
  fuso: string
  /** Address for letters to the store; null: the store gave none. */
  emaildaloja: string | null
  tipopagamento: TipoPagamento
  entregador: Pedido['entregador']
}

/**
 * Of these orders, those that can still be written about: neither gone nor of somebody who was erased. The cliente is held, so that
 * an erasure (which holds it too) comes before or after the letter, and then takes that away as well.
 */
export async function holdDestinatarios(
  tx: Transaction,
  numpedidos: readonly number[],
): Promise<Destinatario[]> {
  return tx<Destinatario[]>`
    select p.numpedido, p.idfornecedor, c.nome, c.email, f.nome as loja, f.slug, d.dominio, f.fuso,
      nullif(f.config #>> '{rodape,email}', '') as emaildaloja, p.tipopagamento, p.entregador
    from pedido p join cliente c using (idcliente) join fornecedor f on f.idfornecedor = p.idfornecedor
    left join dominio d on d.idfornecedor = p.idfornecedor and d.principal
    where p.numpedido = any(${numpedidos as number[]}::bigint[]) and c.excluido_em is null for key share of c`
}

/** A new order, as far as its letter tells of it: centavos, 1/10,000 real, 1/1,000 unit, days 'YYYY-MM-DD'. */
export interface RecebidoRow {
  numpedido: number
  tipo_documento: TipoDocumento
  subtotal: number | null
  desconto: number
  embalagens: number
  taxaentrega: number
  valoripi: number
  valorst: number
  total: number | null
  cupom: string | null
  tipoentrega: TipoEntrega
  enderecoentrega: Endereco | null
  lojaretira: Pedido['lojaRetira']
  data_de_entrega: string
  janela_inicio: string
  janela_fim: string
  idformapagto: string
  tipopagamento: TipoPagamento
  nomepagamento: string
  /** How often it repeats. */
  assinatura: string | null
  /** The date of a subscription that it was made for. */
  ciclo: string | null
  substituicao: Substituicao | null
  /** What was negotiated before it was made. */
  negociacao: NegociacaoAceita | null
  documentonaentrega: boolean
  itens: {
    nome: string
    embalagem: string
    nomecombo: string | null
    quantidade: number
    unidade: string
    precounitario: number | null
    total: number | null
    desconto: number
    embalagens: number
  }[]
  servicos: {
    nome: string
    nomeproduto: string | null
    quantidade: number
    precounitario: number
    total: number
  }[]
  cobranca: {
    valor: number
    juros: number
    parcelas: number
    cartao: { bandeira: string; final: string } | null
    boleto: { vencimento: string } | null
  } | null
  faturas: { vencimento: string; valor: number }[]
  /** Who made the order, and in which role. */
  quem: { papel: string; nome: string } | null
}

/** One statement, however many orders. */
export async function listRecebidos(tx: Transaction, numpedidos: readonly number[]): Promise<RecebidoRow[]> {
  return tx<RecebidoRow[]>`
    select p.numpedido, c.tipo_documento, p.subtotal, p.desconto, p.embalagens, p.taxaentrega, p.valoripi, p.valorst, p.total, p.cupom,
      p.tipoentrega, p.enderecoentrega, p.lojaretira, p.data_de_entrega, p.janela_inicio, p.janela_fim, p.idformapagto, p.tipopagamento,
      p.nomepagamento, p.assinatura, p.ciclo, p.substituicao, p.negociacao, coalesce(p.documentonaentrega, false) as documentonaentrega,
      (select jsonb_agg(jsonb_build_object('nome', i.nome, 'embalagem', i.embalagem, 'nomecombo', i.nomecombo, 'quantidade', i.quantidade,
          'unidade', i.unidade, 'precounitario', i.precounitario, 'total', i.total, 'desconto', i.desconto, 'embalagens', i.embalagens)
          order by i.sequencia)
        from item_pedido i where i.numpedido = p.numpedido) as itens,
      (select coalesce(jsonb_agg(jsonb_build_object('nome', s.nome, 'nomeproduto', s.nomeproduto, 'quantidade', s.quantidade,
          'precounitario', s.precounitario, 'total', s.total) order by s.sequencia), '[]')
        from servico_pedido s where s.numpedido = p.numpedido) as servicos,
      (select jsonb_build_object('valor', g.valor, 'juros', g.juros, 'parcelas', g.parcelas, 'cartao', g.cartao, 'boleto', g.boleto)
        from pagamento g where g.numpedido = p.numpedido and g.tipo = p.tipopagamento order by g.criado_em desc limit 1) as cobranca,
      (select coalesce(jsonb_agg(jsonb_build_object('vencimento', v.vencimento, 'valor', v.valor) order by v.parcela), '[]')
        from fatura v where v.numpedido = p.numpedido and v.status <> 'CANCELADA') as faturas,
      (select jsonb_build_object('papel', h.ator, 'nome', coalesce(u.nome, '')) from historico_pedido h
        left join usuario u on u.idusuario = p.idusuario where h.numpedido = p.numpedido and h.sequencia = 0) as quem
    from pedido p join cliente c using (idcliente)
    where p.numpedido = any(${numpedidos as number[]}::bigint[])`
}

/** Letters leave at once, not with the minute's job; delivered at commit. */
export async function wakeCorreio(tx: Transaction): Promise<void> {
  await tx`select pg_notify('correio', '')`
}
