import type { Endereco, Submissao, Substituicao } from '@vitrine/contract'

import { colunasCupom, type FatosCupom } from '#carrinho'
import { hasAceite } from '#cliente'
import type { Db } from '#infra'

/** Holds every other submission of the same cliente at the same fornecedor until this transaction ends. */
export async function lockSubmissao(db: Db, idfornecedor: string, idcliente: string): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtextextended(${`${idfornecedor}:${idcliente}`}, 0))`
}

export interface EstadoSubmissao extends FatosCupom {
  /** This very submission already became this order. */
  numpedido: number | null
  /** Another submission ordered the same in the last 60 s. */
  numpedidoIdentico: number | null
  bloqueado: boolean
  /** Whether the server may apply a coupon by itself (`cupomAplicacaoAutomatica` of the cart). */
  cupomautomatico: boolean
  enderecoentrega: Endereco | null
  enderecofaturamento: Endereco | null
  /** The login accepted the terms in force, or there are none. */
  termosuso: boolean
  emailcliente: string
  nomecliente: string
}

/** All that the checks need to know of cliente, cart and earlier submissions: one statement. */
export async function findEstado(
  db: Db,
  submissao: Pick<Submissao, 'idsubmissao' | 'enderecoentrega' | 'enderecofaturamento'>,
  {
    idfornecedor,
    idcliente,
    idusuario,
    impressao,
  }: { idfornecedor: string; idcliente: string; idusuario: string | null; impressao: Buffer },
): Promise<EstadoSubmissao> {
  const endereco = (idendereco: string | null) => db`
    (select to_jsonb(e) - 'idcliente' - 'criado_em' - 'excluido_em' - 'manualaddress' || jsonb_build_object('manualAddress', e.manualaddress)
     from endereco e where e.idendereco = ${idendereco} and e.idcliente = ${idcliente} and e.excluido_em is null)`
  const [row] = await db<EstadoSubmissao[]>`
    select
      (select numpedido from pedido where idfornecedor = ${idfornecedor} and idsubmissao = ${submissao.idsubmissao}) as numpedido,
      (select numpedido from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and impressao = ${impressao}
        and criado_em > now() - interval '60 seconds' and status <> 'CANCELADO' order by numpedido desc limit 1) as "numpedidoIdentico",
      exists (select 1 from carrinho where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and bloqueado_por is not null) as bloqueado,
      coalesce((select k.cupomautomatico from carrinho k where k.idfornecedor = ${idfornecedor} and k.idcliente = ${idcliente}), true) as cupomautomatico,
      ${endereco(submissao.enderecoentrega?.idendereco ?? null)} as enderecoentrega,
      coalesce(${endereco(submissao.enderecofaturamento?.idendereco ?? null)}, (
        select to_jsonb(n) - 'idcliente' - 'criado_em' || '{"primario": false, "manualAddress": true}'
        from endereco_faturamento n where n.idcliente = ${idcliente})) as enderecofaturamento,
      ${colunasCupom(db, { idfornecedor, idcliente })},
      ${hasAceite(db, idusuario)} as termosuso, c.email as emailcliente, c.nome as nomecliente
    from cliente c where c.idcliente = ${idcliente}`
  if (!row) throw new Error(`cliente ${idcliente} vanished inside its own session`)
  return row
}

/**
 * Takes stock for all lines at once, rows locked in one order so that two orders never wait for each other. Products
 * without a row are not tracked. Answers the ids that have too little; then the caller must roll back.
 */
export async function takeEstoque(
  db: Db,
  idfornecedor: string,
  linhas: readonly { id: string; quantidade: number }[],
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    with pedido as (
      select id, quantidade from unnest(${linhas.map(({ id }) => id)}::uuid[], ${linhas.map(({ quantidade }) => quantidade)}::bigint[]) as t(id, quantidade)
    ),
    travado as (
      select e.idcadastroextraproduto as id, e.quantidade as atual, p.quantidade as pedida
      from estoque e join pedido p on p.id = e.idcadastroextraproduto
      where e.idfornecedor = ${idfornecedor} order by e.idcadastroextraproduto for update of e
    ),
    tirado as (
      update estoque e set quantidade = e.quantidade - t.pedida from travado t
      where e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = t.id and t.atual >= t.pedida
    )
    select id from travado where atual < pedida`
  return rows.map(({ id }) => id)
}

/** Takes credit if the limit still covers it; false when it does not. Centavos. */
export async function takeCredito(
  db: Db,
  idfornecedor: string,
  idcliente: string,
  total: number,
): Promise<boolean> {
  const { count } = await db`
    update cadastroextracliente set credito_usado_centavos = credito_usado_centavos + ${total}
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and credito_usado_centavos + ${total} <= limite_credito_centavos`
  return count === 1
}

/**
 * Takes one use of a coupon if its limits, of all and of this cliente, still allow it; false when they do not: then the
 * caller must roll back. Uses that come at once wait for each other at the coupon's row.
 */
export async function takeCupom(
  db: Db,
  { idfornecedor, idcupom, idcliente }: { idfornecedor: string; idcupom: string; idcliente: string },
): Promise<boolean> {
  const { count } = await db`
    with geral as (
      update cupom set usos = usos + 1
      where idfornecedor = ${idfornecedor} and idcupom = ${idcupom} and ativo and (limite is null or usos < limite)
      returning limite_por_cliente
    )
    insert into uso_cupom as u (idfornecedor, idcupom, idcliente, usos)
    select ${idfornecedor}::uuid, ${idcupom}::uuid, ${idcliente}::uuid, 1 from geral
    on conflict (idfornecedor, idcupom, idcliente) do update set usos = u.usos + 1
    where u.usos < coalesce((select limite_por_cliente from geral), u.usos + 1)`
  return count === 1
}

/** A line as stored: 1/10,000 real, 1/1,000 unit, centavos. */
export interface ItemPedidoNovo {
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
  desconto: number
  embalagens: number
  total: number | null
  traco_preco: unknown
  observacao: string
  substituicao: Substituicao | null
  /** The combo of the order that it was bought in, and how many of that. */
  idcombopromocional_cabecalho: string | null
  nomecombo: string | null
  sequenciacombo: number | null
  quantidadecombo: number | null
  /** Inside a combo: what it costs alone. */
  sozinho: number | null
}

/** A service as stored: 1/1,000 unit, 1/10,000 real, centavos. */
export interface ServicoPedidoNovo {
  sequencia: number
  idservico: string
  nome: string
  idcadastroextraproduto: string | null
  nomeproduto: string | null
  quantidade: number
  precounitario: number
  total: number
}

export interface PedidoNovo {
  pedido: Record<string, unknown>
  itens: ItemPedidoNovo[]
  servicos: ServicoPedidoNovo[]
  historico: { sequencia: number; status: string; ator: string; idusuario: string | null }[]
  pagamento: {
    idpagamento: string
    tipo: string
    provedor: string
    chave_idempotencia: string
    valor: number
    txid: string
  } | null
  correio: { idcorreio: string; para: string; assunto: string; texto: string }
}

/** The order with lines, history, charge, mail and emptied cart: one statement, however many lines. */
export async function insertPedido(
  db: Db,
  { pedido, itens, servicos, historico, pagamento, correio }: PedidoNovo,
): Promise<number> {
  const json = (value: unknown) => db.json(value as never) // plain records; postgres.js wants an index signature
  const [row] = await db<{ numpedido: number }[]>`
    with novo as (
      insert into pedido (idfornecedor, idcliente, idusuario, idrepresentante, idsubmissao, impressao, status, canalvenda,
        tipoentrega, idformaentrega, nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega,
        enderecofaturamento, lojaretira, idformapagto, tipopagamento, nomepagamento, subtotal, desconto, embalagens,
        servicos, taxaentrega, total, cupom, idcupom, anotacoes, numpedidocliente, caracteristicas, totalitens,
        idtipoassinatura, assinatura, substituicao)
      select idfornecedor, idcliente, idusuario, idrepresentante, idsubmissao, decode(impressao, 'hex'), status, canalvenda,
        tipoentrega, idformaentrega, nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega,
        enderecofaturamento, lojaretira, idformapagto, tipopagamento, nomepagamento, subtotal, desconto, embalagens,
        servicos, taxaentrega, total, cupom, idcupom, anotacoes, numpedidocliente, caracteristicas, totalitens,
        idtipoassinatura, assinatura, substituicao
      from jsonb_to_record(${json(pedido)}) as p(idfornecedor uuid, idcliente uuid, idusuario uuid, idrepresentante uuid,
        idsubmissao uuid, impressao text, status text, canalvenda text, tipoentrega text, idformaentrega uuid,
        nomeformaentrega text, data_de_entrega date, janela_inicio text, janela_fim text, enderecoentrega jsonb,
        enderecofaturamento jsonb, lojaretira jsonb, idformapagto uuid, tipopagamento text, nomepagamento text,
        subtotal bigint, desconto bigint, embalagens bigint, servicos bigint, taxaentrega bigint, total bigint, cupom text, idcupom uuid, anotacoes text,
        numpedidocliente text, caracteristicas jsonb, totalitens int, idtipoassinatura uuid, assinatura text, substituicao text)
      returning numpedido, idfornecedor, idcliente
    ),
    linhas as (
      insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, imagem,
        quantidade, precounitario, preco, embalarparapresente, desconto, embalagens, total, traco_preco, idcombopromocional_cabecalho,
        nomecombo, sequenciacombo, quantidadecombo, sozinho, observacao, substituicao)
      select novo.numpedido, novo.idfornecedor, i.* from novo, jsonb_to_recordset(${json(itens)}) as i(sequencia smallint,
        idcadastroextraproduto uuid, nome text, embalagem text, unidade text, imagem jsonb, quantidade bigint,
        precounitario bigint, preco bigint, embalarparapresente boolean, desconto bigint, embalagens bigint, total bigint, traco_preco jsonb,
        idcombopromocional_cabecalho uuid, nomecombo text, sequenciacombo smallint, quantidadecombo int,
        sozinho bigint, observacao text, substituicao text)
    ),
    servicos_do_pedido as (
      insert into servico_pedido (numpedido, idfornecedor, sequencia, idservico, nome, idcadastroextraproduto, nomeproduto, quantidade, precounitario, total)
      select novo.numpedido, novo.idfornecedor, s.* from novo, jsonb_to_recordset(${json(servicos)}) as s(sequencia smallint, idservico uuid,
        nome text, idcadastroextraproduto uuid, nomeproduto text, quantidade bigint, precounitario bigint, total bigint)
    ),
    passos as (
      insert into historico_pedido (numpedido, sequencia, status, ator, idusuario)
      select novo.numpedido, h.* from novo, jsonb_to_recordset(${json(historico)}) as h(sequencia smallint, status text, ator text, idusuario uuid)
    ),
    cobranca as (
      insert into pagamento (idpagamento, numpedido, idfornecedor, tipo, provedor, txid, chave_idempotencia, valor, status)
      select c.idpagamento, novo.numpedido, novo.idfornecedor, c.tipo, c.provedor, c.txid, c.chave_idempotencia, c.valor, 'PENDENTE'
      from novo, jsonb_to_recordset(${json(pagamento ? [pagamento] : [])}) as c(idpagamento uuid, tipo text, provedor text, txid text, chave_idempotencia text, valor bigint)
    ),
    carta as (
      insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave)
      select c.idcorreio, novo.idfornecedor, c.para, replace(c.assunto, '{numpedido}', novo.numpedido::text),
        replace(c.texto, '{numpedido}', novo.numpedido::text), 'pedido-recebido:' || novo.numpedido
      from novo, jsonb_to_record(${json(correio)}) as c(idcorreio uuid, para text, assunto text, texto text)
    ),
    esvaziado as (
      update carrinho c set itens = '[]', servicos = '[]', observacao = '', numpedidocliente = '', cupom = null, cupomautomatico = true, idtipoassinatura = null,
        revisao = c.revisao + 1, atualizado_em = now()
      from novo where c.idfornecedor = novo.idfornecedor and c.idcliente = novo.idcliente
    )
    select numpedido from novo`
  if (!row) throw new Error('insert of an order answered nothing')
  return row.numpedido
}
