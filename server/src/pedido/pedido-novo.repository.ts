import type { Substituicao } from '@vitrine/contract'
import type { Capacidade } from '@vitrine/rules/entrega'

import type { Parcela } from '@vitrine/rules/fatura'

import type { Db, Fragment } from '#infra'
import type { CobrancaNova } from '#pagamento'

import type { AssinaturaNova } from './make-assinatura.ts'
import { beginAssinatura, emptyCarrinho, insertFaturas } from './pedido-novo-partes.repository.ts'

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
  pagamento: CobrancaNova | null
  correio: { idcorreio: string; para: string; assunto: string; texto: string }
  /** The subscription that this order begins. */
  assinatura: AssinaturaNova | null
  /** What it owes, of one on credit. */
  faturas: Parcela[]
  /** Whether the cart is emptied: its lines are what was ordered. */
  esvazia: boolean
}

/** What an order takes when it is made, each only if it is still there. */
export interface Tomadas {
  /** Of stock, in 1/1,000 unit. Products without a row are not tracked. */
  linhas: readonly { id: string; quantidade: number }[]
  /** Of the cliente's credit, in centavos. */
  credito: number | null
  /** One use of this coupon. */
  idcupom: string | null
  /** A place in this window; null: the form has no limits. */
  vaga: VagaPedida | null
}

export interface VagaPedida extends Capacidade {
  idformaentrega: string
  /** 'YYYY-MM-DD'. */
  data: string
  inicio: string
  gramas: number
}

/** Whose order it is, and up to which one of the same cliente the checks knew. */
export interface Tentativa {
  idfornecedor: string
  idcliente: string
  impressao: Buffer
  ultimopedido: number | null
}

/**
 * Makes the order, its lines, history, charge, mail and emptied cart, and takes stock, credit, coupon and window: one statement that
 * does all or nothing, however many lines. Refuses with an error that `readRecusa` reads: `pedido_mais_novo` when the
 * cliente ordered since the checks, `estoque_insuficiente` with the ids that have too little, `credito_insuficiente`,
 * `cupom_invalido`, `horario_lotado`. What other clientes want too is locked in one order everywhere (stock by product, credit,
 * coupon, window, as `tomado` asks for it), so that two orders never wait for each other in a ring. Stock is reckoned from the row
 * as it was locked: from the row as the statement first saw it, a check of the table refuses what a cancellation has just given back.
 */
export async function insertPedido(
  db: Db,
  { pedido, itens, servicos, historico, pagamento, correio, assinatura, faturas, esvazia }: PedidoNovo,
  { idfornecedor, idcliente, impressao, ultimopedido }: Tentativa,
  { linhas, credito, idcupom, vaga }: Tomadas,
): Promise<number> {
  const json = (value: unknown) => db.json(value as never) // plain records; postgres.js wants an index signature
  const [row] = await db<{ numpedido: number }[]>`
    with trava as materialized (
      select f_trava_submissao(${idfornecedor}, ${idcliente}, ${ultimopedido})
    ),
    travado as (
      select e.idcadastroextraproduto as id, e.quantidade as atual, p.quantidade as pedida
      from estoque e
      join unnest(${linhas.map(({ id }) => id)}::uuid[], ${linhas.map(({ quantidade }) => quantidade)}::bigint[]) as p(id, quantidade)
        on p.id = e.idcadastroextraproduto
      where e.idfornecedor = ${idfornecedor} order by e.idcadastroextraproduto for update of e
    ),
    estoque_tirado as (
      update estoque e set quantidade = t.atual - t.pedida from travado t
      where e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = t.id
    ),
    ${credito === null ? db`` : takeCredito(db, { idfornecedor, idcliente, credito })}
    ${idcupom === null ? db`` : takeCupom(db, { idfornecedor, idcliente, idcupom })}
    ${vaga === null ? db`` : takeVaga(db, idfornecedor, vaga)}
    tomado as materialized (
      select case
        when exists (select from travado where atual < pedida)
          then f_recusa('estoque_insuficiente', (select string_agg(id::text, ',') from travado where atual < pedida))
        ${credito === null ? db`` : db`when not exists (select from credito_tirado) then f_recusa('credito_insuficiente', '')`}
        ${idcupom === null ? db`` : db`when not exists (select from cupom_usado) then f_recusa('cupom_invalido', '')`}
        ${vaga === null ? db`` : db`when not exists (select from vaga_tirada) then f_recusa('horario_lotado', '')`}
        else true end as tudo
      from trava
    ),
    novo as (
      insert into pedido (idfornecedor, idcliente, idusuario, idrepresentante, idapikeys, idsubmissao, impressao, status, canalvenda,
        tipoentrega, idformaentrega, nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega,
        enderecofaturamento, lojaretira, idformapagto, tipopagamento, nomepagamento, detalhepagamento, subtotal, desconto, embalagens,
        servicos, taxaentrega, total, cupom, idcupom, anotacoes, numpedidocliente, caracteristicas, totalitens,
        idtipoassinatura, assinatura, substituicao, orcamento, idassinatura, ciclo, codigoretirada, vaga_gramas)
      select idfornecedor, idcliente, idusuario, idrepresentante, idapikeys, idsubmissao, ${impressao}, status, canalvenda,
        tipoentrega, idformaentrega, nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega,
        enderecofaturamento, lojaretira, idformapagto, tipopagamento, nomepagamento, detalhepagamento, subtotal, desconto, embalagens,
        servicos, taxaentrega, total, cupom, idcupom, anotacoes, numpedidocliente, caracteristicas, totalitens,
        idtipoassinatura, assinatura, substituicao, orcamento, idassinatura, ciclo, codigoretirada, ${vaga?.gramas ?? null}::bigint
      from jsonb_to_record(${json(pedido)}) as p(idfornecedor uuid, idcliente uuid, idusuario uuid, idrepresentante uuid, idapikeys uuid,
        idsubmissao uuid, status text, canalvenda text, tipoentrega text, idformaentrega uuid,
        nomeformaentrega text, data_de_entrega date, janela_inicio text, janela_fim text, enderecoentrega jsonb,
        enderecofaturamento jsonb, lojaretira jsonb, idformapagto uuid, tipopagamento text, nomepagamento text, detalhepagamento jsonb,
        subtotal bigint, desconto bigint, embalagens bigint, servicos bigint, taxaentrega bigint, total bigint, cupom text, idcupom uuid, anotacoes text,
        numpedidocliente text, caracteristicas jsonb, totalitens int, idtipoassinatura uuid, assinatura text, substituicao text,
        orcamento boolean, idassinatura uuid, ciclo date, codigoretirada text), tomado
      where tomado.tudo
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
      insert into pagamento (idpagamento, numpedido, idfornecedor, tipo, provedor, txid, chave_idempotencia, valor, juros, parcelas,
        reservado, cartao, boleto, status)
      select c.idpagamento, novo.numpedido, novo.idfornecedor, c.tipo, c.provedor, c.txid, c.chave_idempotencia, c.valor,
        c.juros, c.parcelas, c.reservado, nullif(c.cartao, 'null'), nullif(c.boleto, 'null'), 'CRIADO'
      from novo, jsonb_to_recordset(${json(pagamento ? [pagamento] : [])}) as c(idpagamento uuid, tipo text, provedor text, txid text, chave_idempotencia text, valor bigint,
        juros bigint, parcelas smallint, reservado bigint, cartao jsonb, boleto jsonb)
    ),
    carta as (
      insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave)
      select c.idcorreio, novo.idfornecedor, c.para, replace(c.assunto, '{numpedido}', novo.numpedido::text),
        replace(c.texto, '{numpedido}', novo.numpedido::text), 'pedido-recebido:' || novo.numpedido
      from novo, jsonb_to_record(${json(correio)}) as c(idcorreio uuid, para text, assunto text, texto text)
    )
    ${assinatura ? beginAssinatura(db, assinatura) : db``}
    ${faturas.length > 0 ? insertFaturas(db, faturas) : db``}
    ${esvazia ? emptyCarrinho(db) : db``}
    select numpedido from novo`
  if (!row) throw new Error('insert of an order answered nothing')
  return row.numpedido
}

/** What `insertPedido` found against the order; null for any other error. */
export function readRecusa(error: unknown): { codigo: string; detalhe: string } | null {
  const { code, message, detail } = (error ?? {}) as { code?: string; message?: string; detail?: string } // a PostgresError has them
  return code === 'VT001' ? { codigo: message ?? '', detalhe: detail ?? '' } : null
}

/** `credito_tirado` has a row if the limit covers it. */
export function takeCredito(
  db: Db,
  { idfornecedor, idcliente, credito }: { idfornecedor: string; idcliente: string; credito: number },
): Fragment {
  return db`
    credito_tirado as (
      update cadastroextracliente set credito_usado_centavos = credito_usado_centavos + ${credito}
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and credito_usado_centavos + ${credito} <= limite_credito_centavos
      returning 1
    ),`
}

/**
 * `cupom_usado` has a row if the limits, of all and of this cliente, allow one more use. Uses that come at once wait for each
 * other at the coupon's row.
 */
function takeCupom(
  db: Db,
  { idfornecedor, idcupom, idcliente }: { idfornecedor: string; idcupom: string; idcliente: string },
): Fragment {
  return db`
    cupom_tirado as (
      update cupom set usos = usos + 1
      where idfornecedor = ${idfornecedor} and idcupom = ${idcupom} and ativo and (limite is null or usos < limite)
      returning limite_por_cliente
    ),
    cupom_usado as (
      insert into uso_cupom as u (idfornecedor, idcupom, idcliente, usos)
      select ${idfornecedor}::uuid, ${idcupom}::uuid, ${idcliente}::uuid, 1 from cupom_tirado
      on conflict (idfornecedor, idcupom, idcliente) do update set usos = u.usos + 1
      where u.usos < coalesce((select limite_por_cliente from cupom_tirado), u.usos + 1)
      returning 1
    ),`
}

/** `vaga_tirada` has a row if the window takes one more order of this weight. Orders that come at once wait at its row. */
export function takeVaga(
  db: Db,
  idfornecedor: string,
  { idformaentrega, data, inicio, gramas, capacidade_pedidos, capacidade_gramas }: VagaPedida,
): Fragment {
  return db`
    vaga_tirada as (
      insert into vaga_entrega as v (idfornecedor, idformaentrega, data, inicio, pedidos, gramas)
      select ${idfornecedor}::uuid, ${idformaentrega}::uuid, ${data}::date, ${inicio}, 1, ${gramas}::bigint
      where ${capacidade_gramas}::bigint is null or ${gramas}::bigint <= ${capacidade_gramas}::bigint
      on conflict (idformaentrega, data, inicio) do update set pedidos = v.pedidos + 1, gramas = v.gramas + excluded.gramas
      where (${capacidade_pedidos}::int is null or v.pedidos < ${capacidade_pedidos}::int)
        and (${capacidade_gramas}::bigint is null or v.gramas + excluded.gramas <= ${capacidade_gramas}::bigint)
      returning 1
    ),`
}
