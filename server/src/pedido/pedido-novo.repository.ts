import type { Substituicao } from '@vitrine/contract'
import type { Parcela } from '@vitrine/rules/fatura'
import type { Imposto } from '@vitrine/rules/imposto'

import { concludeAprovacao, insertCentro, isAprovacaoAberta, type AprovacaoConcluida } from '#aprovacao'
import type { Db, Fragment } from '#infra'
import type { CobrancaNova } from '#pagamento'
import type { ProdutoVersionado } from '#produto'

import type { AssinaturaNova } from './make-assinatura.ts'
import {
  beginAssinatura,
  emptyCarrinho,
  insertFaturas,
  insertItens,
} from './pedido-novo-partes.repository.ts'
import { asTomado, type Tomadas } from './tomada.repository.ts'

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
  valoripi: number
  valorst: number
  /** The rates of them; null: none. */
  imposto: Imposto | null
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
  /** The cost centre that it is for. */
  centro: string | null
  /** The request that it is made of. */
  aprovacao: AprovacaoConcluida | null
}

/** Whose order it is, up to which one of the same cliente the checks knew, and of which products. */
export interface Tentativa {
  idfornecedor: string
  idcliente: string
  impressao: Buffer
  ultimopedido: number | null
  /** Products from memory, which must still be what they were; none of those read a moment ago under the lock. */
  conferidos: readonly ProdutoVersionado[]
}

/**
 * Makes the order, its lines, history, charge, mail and emptied cart, and takes stock, credit, coupon and window: one statement that
 * does all or nothing, however many lines. Refuses with an error that `readRecusa` reads: `pedido_mais_novo` when the
 * cliente ordered since the checks, `produto_mudou` when a product is not what the checks saw, `estoque_insuficiente` with what there is too little of, `credito_insuficiente`,
 * `cupom_invalido`, `horario_lotado`.
 */
export async function insertPedido(
  db: Db,
  {
    pedido,
    itens,
    servicos,
    historico,
    pagamento,
    correio,
    assinatura,
    faturas,
    esvazia,
    centro,
    aprovacao,
  }: PedidoNovo,
  { idfornecedor, idcliente, impressao, ultimopedido, conferidos }: Tentativa,
  tomadas: Tomadas,
): Promise<number> {
  const json = (value: unknown) => db.json(value as never) // plain records; postgres.js wants an index signature
  const [row] = await db<{ numpedido: number }[]>`
    with trava as materialized (
      select f_trava_submissao(${idfornecedor}, ${idcliente}, ${ultimopedido}) and ${isConferido(db, idfornecedor, conferidos)}
        ${aprovacao ? db`and ${isAprovacaoAberta(db, aprovacao)}` : db``}
    ),
    ${asTomado(db, { idfornecedor, idcliente }, tomadas)},
    novo as (
      insert into pedido (idfornecedor, idcliente, idusuario, idrepresentante, idapikeys, idsubmissao, impressao, status, canalvenda,
        tipoentrega, idformaentrega, nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega,
        enderecofaturamento, lojaretira, idformapagto, tipopagamento, nomepagamento, detalhepagamento, subtotal, desconto, embalagens,
        servicos, taxaentrega, valoripi, valorst, total, cupom, idcupom, anotacoes, numpedidocliente, caracteristicas, totalitens,
        idtipoassinatura, assinatura, substituicao, orcamento, idassinatura, ciclo, codigoretirada, documentonaentrega, submissao, vaga_gramas)
      select idfornecedor, idcliente, idusuario, idrepresentante, idapikeys, idsubmissao, ${impressao}, status, canalvenda,
        tipoentrega, idformaentrega, nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega,
        enderecofaturamento, lojaretira, idformapagto, tipopagamento, nomepagamento, detalhepagamento, subtotal, desconto, embalagens,
        servicos, taxaentrega, valoripi, valorst, total, cupom, idcupom, anotacoes, numpedidocliente, caracteristicas, totalitens,
        idtipoassinatura, assinatura, substituicao, orcamento, idassinatura, ciclo, codigoretirada, documentonaentrega, nullif(submissao, 'null'), ${tomadas.vaga?.gramas ?? null}::bigint
      from jsonb_to_record(${json(pedido)}) as p(idfornecedor uuid, idcliente uuid, idusuario uuid, idrepresentante uuid, idapikeys uuid,
        idsubmissao uuid, status text, canalvenda text, tipoentrega text, idformaentrega uuid,
        nomeformaentrega text, data_de_entrega date, janela_inicio text, janela_fim text, enderecoentrega jsonb,
        enderecofaturamento jsonb, lojaretira jsonb, idformapagto uuid, tipopagamento text, nomepagamento text, detalhepagamento jsonb,
        subtotal bigint, desconto bigint, embalagens bigint, servicos bigint, taxaentrega bigint, valoripi bigint, valorst bigint, total bigint, cupom text, idcupom uuid, anotacoes text,
        numpedidocliente text, caracteristicas jsonb, totalitens int, idtipoassinatura uuid, assinatura text, substituicao text,
        orcamento boolean, idassinatura uuid, ciclo date, codigoretirada text, documentonaentrega boolean, submissao jsonb), tomado
      where tomado.tudo
      returning numpedido, idfornecedor, idcliente
    ),
    linhas as (
      ${insertItens(db, itens)}
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
    ${centro ? insertCentro(db, centro) : db``}
    ${aprovacao ? concludeAprovacao(db, aprovacao) : db``}
    select numpedido from novo`
  if (!row) throw new Error('insert of an order answered nothing')
  return row.numpedido
}

/** True when these products are what was read of them, else refuses. Stock moves all the time: it is `tomado` that looks at it. */
function isConferido(db: Db, idfornecedor: string, produtos: readonly ProdutoVersionado[]): Fragment {
  if (produtos.length === 0) return db`true`
  return db`case when (
    select count(*) from unnest(${produtos.map(({ id }) => id)}::uuid[], ${produtos.map(({ versao }) => versao)}::text[]::xid[]) as c(id, versao)
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = c.id and p.xmin = c.versao
  ) = ${produtos.length} then true else f_recusa('produto_mudou', '') end`
}
