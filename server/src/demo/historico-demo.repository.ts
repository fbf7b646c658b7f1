import type { StatusPedido } from '@vitrine/rules/pedido'

import type { Db } from '#infra'

/** A past order with its lines, moves and charge; centavos, 1/10,000 real, 1/1,000 unit. */
export interface PedidoPassado {
  idfornecedor: string
  idcliente: string
  idusuario: string
  idsubmissao: string
  status: StatusPedido
  tipoentrega: 'DELIVERY' | 'RETIRADA'
  idformaentrega: string
  nomeformaentrega: string
  data_de_entrega: string
  janela_inicio: string
  janela_fim: string
  enderecoentrega: unknown
  enderecofaturamento: unknown
  lojaretira: unknown
  codigoretirada: string | null
  entregador: unknown
  idformapagto: string
  tipopagamento: string
  nomepagamento: string
  subtotal: number | null
  embalagens: number
  taxaentrega: number
  total: number | null
  totalitens: number
  numpedidocliente: string
  criado_em: string
  itens: {
    sequencia: number
    idcadastroextraproduto: string
    nome: string
    embalagem: string
    unidade: string
    imagem: unknown
    quantidade: number
    precounitario: number | null
    preco: number | null
    embalarparapresente: boolean
    embalagens: number
    total: number | null
    traco_preco: unknown
  }[]
  historico: {
    sequencia: number
    status: StatusPedido
    ator: string
    idusuario: string | null
    motivo: string
    quando: string
  }[]
  pagamento: PagamentoPassado | null
}

export interface PagamentoPassado {
  idpagamento: string
  valor: number
  status: 'PAGO' | 'PENDENTE' | 'EXPIRADO'
  pago_em: string | null
  expira_em: string
  criado_em: string
}

/** All past orders with lines, moves and Pix charges: one statement. The first gets the lowest number; stock is left alone. */
export async function insertHistorico(db: Db, pedidos: readonly PedidoPassado[]): Promise<void> {
  const json = db.json(pedidos as never) // plain records; postgres.js wants an index signature
  await db`
    with dados as (
      select nextval('numpedido_seq') as numpedido, p.*,
        -- Picked whole: it came to where it is through SEPARANDO.
        status not in ('SEPARANDO', 'CANCELADO') and jsonb_path_exists(historico, '$[*] ? (@.status == "SEPARANDO")') as separado
      from jsonb_to_recordset(${json}) as p(idfornecedor uuid, idcliente uuid, idusuario uuid,
        idsubmissao uuid, status text, tipoentrega text, idformaentrega uuid, nomeformaentrega text, data_de_entrega date, janela_inicio text,
        janela_fim text, enderecoentrega jsonb, enderecofaturamento jsonb, lojaretira jsonb, codigoretirada text, entregador jsonb, idformapagto uuid, tipopagamento text,
        nomepagamento text, subtotal bigint, embalagens bigint, taxaentrega bigint, total bigint, totalitens int, numpedidocliente text,
        criado_em timestamptz, itens jsonb, historico jsonb, pagamento jsonb)
    ),
    novo as (
      insert into pedido (numpedido, idfornecedor, idcliente, idusuario, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega, enderecofaturamento, lojaretira, codigoretirada, entregador, idformapagto,
        tipopagamento, nomepagamento, subtotal, embalagens, taxaentrega, total, totalitens, numpedidocliente, criado_em,
        totalservido, orcamento, versao, valido_ate)
      select numpedido, idfornecedor, idcliente, idusuario, idsubmissao, sha256(idsubmissao::text::bytea), status, 'WEB', tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, nullif(enderecoentrega, 'null'), nullif(enderecofaturamento, 'null'),
        nullif(lojaretira, 'null'), codigoretirada, nullif(entregador, 'null'), idformapagto, tipopagamento, nomepagamento, subtotal, embalagens, taxaentrega, total, totalitens,
        numpedidocliente, criado_em, case when separado then total end, historico->0->>'status' = 'ORCAMENTO_NOVO', (status = 'ORCAMENTO_PRECIFICADO')::int,
        case when status = 'ORCAMENTO_PRECIFICADO' then now() + interval '7 days' end from dados
    ),
    linhas as (
      insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, imagem, quantidade,
        precounitario, preco, embalarparapresente, embalagens, total, traco_preco,
        quantidadeservida, totalservido)
      select d.numpedido, d.idfornecedor, i.sequencia, i.idcadastroextraproduto, i.nome, i.embalagem, i.unidade, nullif(i.imagem, 'null'), i.quantidade,
        i.precounitario, i.preco, i.embalarparapresente, i.embalagens, i.total, nullif(i.traco_preco, 'null'),
        case when d.separado then i.quantidade end, case when d.separado then i.total end
      from dados d, jsonb_to_recordset(d.itens) as i(sequencia smallint, idcadastroextraproduto uuid, nome text, embalagem text, unidade text,
        imagem jsonb, quantidade bigint, precounitario bigint, preco bigint, embalarparapresente boolean, embalagens bigint, total bigint,
        traco_preco jsonb)
    ),
    passos as (
      insert into historico_pedido (numpedido, sequencia, status, ator, idusuario, motivo, quando)
      select d.numpedido, h.sequencia, h.status, h.ator, h.idusuario, h.motivo, h.quando
      from dados d, jsonb_to_recordset(d.historico) as h(sequencia smallint, status text, ator text, idusuario uuid, motivo text, quando timestamptz)
    )
    insert into pagamento (idpagamento, numpedido, idfornecedor, tipo, provedor, txid, chave_idempotencia, valor, status, pago_em, expira_em, criado_em)
    select g.idpagamento, d.numpedido, d.idfornecedor, 'PIX', 'simulador', replace(g.idpagamento::text, '-', ''), g.idpagamento || ':pix:1',
      g.valor, g.status, g.pago_em, g.expira_em, g.criado_em
    from dados d, jsonb_to_record(d.pagamento) as g(idpagamento uuid, valor bigint, status text, pago_em timestamptz, expira_em timestamptz,
      criado_em timestamptz)
    where jsonb_typeof(d.pagamento) = 'object'`
}

/**
 * Past orders on credit owe invoices, due after 28 days: paid when that is over, but for the last weeks, so that some are
 * overdue; of those their buyers were told then. What is open takes of the buyer's limit.
 */
export async function insertFaturas(db: Db, hoje: string): Promise<void> {
  await db`
    insert into fatura (idfornecedor, idcliente, numpedido, parcela, parcelas, emissao, vencimento, valor, avisada_em, vencida_avisada_em, status, paga_em)
    select idfornecedor, idcliente, numpedido, 1, 1, dia, dia + 28, total, criado_em, case when dia + 28 < ${hoje}::date - 5 then now() end, case when dia + 28 < ${hoje}::date - 40 then 'PAGA' else 'ABERTA' end,
      case when dia + 28 < ${hoje}::date - 40 then (dia + 28)::timestamp at time zone 'America/Sao_Paulo' + interval '10 hours' end
    from (select p.*, (p.criado_em at time zone 'America/Sao_Paulo')::date as dia from pedido p) p
    where tipopagamento = 'FATURADO' and total > 0 and status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')`
  await db`
    update cadastroextracliente x set credito_usado_centavos = f.valor
    from (select idfornecedor, idcliente, sum(valor) as valor from fatura where status = 'ABERTA' group by 1, 2) f
    where x.idfornecedor = f.idfornecedor and x.idcliente = f.idcliente`
}

export interface CobrancaAberta {
  idpagamento: string
  txid: string
  valor: number
  numpedido: number
  razaosocial: string
  cidade: string
  chave_pix: string
}

export async function listCobrancasAbertas(db: Db): Promise<CobrancaAberta[]> {
  return db<CobrancaAberta[]>`
    select g.idpagamento, g.txid, g.valor, g.numpedido, f.razaosocial, f.cidade, f.chave_pix
    from pagamento g join fornecedor f using (idfornecedor) where g.status = 'PENDENTE' and g.brcode is null`
}

export async function saveBrcode(db: Db, idpagamento: string, brcode: string): Promise<void> {
  await db`update pagamento set brcode = ${brcode} where idpagamento = ${idpagamento}`
}
