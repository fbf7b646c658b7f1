import { FUSO_PADRAO } from '@vitrine/rules/data'
import type { StatusPedido } from '@vitrine/rules/pedido'

import { asJson, asRegistro, describeEntrada, describeRegistro, type LinhaDe } from '#coluna'
import type { Db } from '#infra'

const registroPedido = describeRegistro(
  'pedido',
  ['impressao', 'canalvenda'],
  [
    'idfornecedor',
    'idcliente',
    'idusuario',
    'idsubmissao',
    'status',
    'tipoentrega',
    'idformaentrega',
    'nomeformaentrega',
    'data_de_entrega',
    'janela_inicio',
    'janela_fim',
    'enderecoentrega',
    'enderecofaturamento',
    'lojaretira',
    'codigoretirada',
    'entregador',
    'idformapagto',
    'tipopagamento',
    'nomepagamento',
    'subtotal',
    'embalagens',
    'taxaentrega',
    'total',
    'totalservido',
    'totalitens',
    'numpedidocliente',
    'orcamento',
    'versao',
    'criado_em',
  ],
)
const registroItem = describeRegistro(
  'item_pedido',
  ['numpedido', 'idfornecedor'],
  [
    'sequencia',
    'idcadastroextraproduto',
    'nome',
    'embalagem',
    'unidade',
    'imagem',
    'quantidade',
    'precounitario',
    'preco',
    'embalarparapresente',
    'embalagens',
    'total',
    'traco_preco',
    'quantidadeservida',
    'totalservido',
  ],
)
const registroPasso = describeRegistro(
  'historico_pedido',
  ['numpedido'],
  ['sequencia', 'status', 'ator', 'idusuario', 'motivo', 'quando'],
)
const registroPagamento = describeRegistro(
  'pagamento',
  ['numpedido', 'idfornecedor', 'tipo', 'provedor', 'txid', 'chave_idempotencia'],
  ['idpagamento', 'valor', 'status', 'pago_em', 'expira_em', 'criado_em'],
)
/** Beside each row: the submission of the order that it belongs to. */
const doPedido = describeEntrada({ idsubmissao: 'pedido.idsubmissao' })

/** A past order with its lines, moves and charge; centavos, 1/10,000 real, 1/1,000 unit. */
export interface PedidoPassado extends Omit<
  LinhaDe<typeof registroPedido>,
  'totalservido' | 'orcamento' | 'versao'
> {
  status: StatusPedido
  itens: Omit<LinhaDe<typeof registroItem>, 'quantidadeservida' | 'totalservido'>[]
  historico: (LinhaDe<typeof registroPasso> & { status: StatusPedido })[]
  pagamento: PagamentoPassado | null
}

export type PagamentoPassado = LinhaDe<typeof registroPagamento> & {
  status: 'PAGO' | 'PENDENTE' | 'EXPIRADO'
}

/** All past orders with lines, moves and Pix charges: one statement. The first gets the lowest number; stock is left alone. */
export async function insertHistorico(db: Db, pedidos: readonly PedidoPassado[]): Promise<void> {
  const [pedido, item, passo, pagamento] = [
    asRegistro(db, registroPedido),
    asRegistro(db, registroItem),
    asRegistro(db, registroPasso),
    asRegistro(db, registroPagamento),
  ]
  const { tipos: deQuem } = asRegistro(db, doPedido)
  const feitos = pedidos.map(toFeito)
  const [itens, passos, pagamentos] = [
    feitos.flatMap(({ idsubmissao, itens }) => itens.map((linha) => ({ idsubmissao, ...linha }))),
    feitos.flatMap(({ idsubmissao, historico }) => historico.map((linha) => ({ idsubmissao, ...linha }))),
    feitos.flatMap(({ idsubmissao, pagamento }) => (pagamento ? [{ idsubmissao, ...pagamento }] : [])),
  ]
  await db`
    with novo as (
      insert into pedido (${pedido.nomes}, impressao, canalvenda, valido_ate)
      select ${pedido.valores}, sha256(r.idsubmissao::text::bytea), 'WEB', case when r.status = 'ORCAMENTO_PRECIFICADO' then now() + interval '7 days' end
      from jsonb_to_recordset(${asJson(db, registroPedido, feitos)}) as r(${pedido.tipos})
      returning numpedido, idfornecedor, idsubmissao
    ),
    linhas as (
      insert into item_pedido (numpedido, idfornecedor, ${item.nomes})
      select novo.numpedido, novo.idfornecedor, ${item.valores}
      from novo join jsonb_to_recordset(${asJson(db, registroItem, itens)}) as r(${deQuem}, ${item.tipos}) using (idsubmissao)
    ),
    passos as (
      insert into historico_pedido (numpedido, ${passo.nomes})
      select novo.numpedido, ${passo.valores}
      from novo join jsonb_to_recordset(${asJson(db, registroPasso, passos)}) as r(${deQuem}, ${passo.tipos}) using (idsubmissao)
    )
    insert into pagamento (numpedido, idfornecedor, tipo, provedor, txid, chave_idempotencia, ${pagamento.nomes})
    select novo.numpedido, novo.idfornecedor, 'PIX', 'simulador', replace(r.idpagamento::text, '-', ''), r.idpagamento || ':pix:1', ${pagamento.valores}
    from novo join jsonb_to_recordset(${asJson(db, registroPagamento, pagamentos)}) as r(${deQuem}, ${pagamento.tipos}) using (idsubmissao)`
}

/** With what follows from its moves: picked whole, if it came to where it is through SEPARANDO. */
function toFeito(pedido: PedidoPassado) {
  const { status, total, itens, historico } = pedido
  const separado =
    status !== 'SEPARANDO' &&
    status !== 'CANCELADO' &&
    historico.some((passo) => passo.status === 'SEPARANDO')
  return {
    ...pedido,
    totalservido: separado ? total : null,
    orcamento: historico[0]?.status === 'ORCAMENTO_NOVO',
    versao: status === 'ORCAMENTO_PRECIFICADO' ? 1 : 0,
    itens: itens.map((item) => ({
      ...item,
      quantidadeservida: separado ? item.quantidade : null,
      totalservido: separado ? item.total : null,
    })),
  }
}

/**
 * Past orders on credit owe invoices, due after 28 days: paid when that is over, but for the last weeks, so that some are
 * overdue; of those their buyers were told then. What is open takes of the buyer's limit.
 */
export async function insertFaturas(db: Db, hoje: string): Promise<void> {
  await db`
    insert into fatura (idfornecedor, idcliente, numpedido, parcela, parcelas, emissao, vencimento, valor, avisada_em, vencida_avisada_em, status, paga_em)
    select idfornecedor, idcliente, numpedido, 1, 1, dia, dia + 28, total, criado_em, case when dia + 28 < ${hoje}::date - 5 then now() end, case when dia + 28 < ${hoje}::date - 40 then 'PAGA' else 'ABERTA' end,
      case when dia + 28 < ${hoje}::date - 40 then (dia + 28)::timestamp at time zone ${FUSO_PADRAO} + interval '10 hours' end
    from (select p.*, (p.criado_em at time zone ${FUSO_PADRAO})::date as dia from pedido p) p
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
