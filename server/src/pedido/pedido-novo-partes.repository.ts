import type { Parcela } from '@vitrine/rules/fatura'

import type { Db, Fragment } from '#infra'

import type { AssinaturaNova } from './make-assinatura.ts'
import type { ItemPedidoNovo } from './pedido-novo.repository.ts'

/** Parts of the statement that writes an order, each there only when the order has it; they read its row from `novo`. */

/** Its lines. */
export function insertItens(db: Db, itens: readonly ItemPedidoNovo[]): Fragment {
  return db`
      insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, imagem,
        quantidade, precounitario, preco, embalarparapresente, desconto, embalagens, total, valoripi, valorst, imposto, traco_preco, idcombopromocional_cabecalho,
        nomecombo, sequenciacombo, quantidadecombo, sozinho, observacao, substituicao)
      select novo.numpedido, novo.idfornecedor, i.* from novo, jsonb_to_recordset(${db.json(itens as never)}) as i(sequencia smallint,
        idcadastroextraproduto uuid, nome text, embalagem text, unidade text, imagem jsonb, quantidade bigint,
        precounitario bigint, preco bigint, embalarparapresente boolean, desconto bigint, embalagens bigint, total bigint, valoripi bigint, valorst bigint, imposto jsonb, traco_preco jsonb,
        idcombopromocional_cabecalho uuid, nomecombo text, sequenciacombo smallint, quantidadecombo int,
        sozinho bigint, observacao text, substituicao text)`
}

/** The subscription that the order begins. */
export function beginAssinatura(db: Db, assinatura: AssinaturaNova): Fragment {
  return db`,
    assinatura_nova as (
      insert into assinatura (idassinatura, idfornecedor, idcliente, idusuario, numpedido, idtipoassinatura, nome, dias, meses, ancora, desde, proxima,
        tentar_em, submissao)
      select a.idassinatura, novo.idfornecedor, novo.idcliente, a.idusuario, novo.numpedido, a.idtipoassinatura, a.nome, a.dias, a.meses, a.ancora, a.ancora,
        a.proxima, a.tentar_em, a.submissao
      from novo, jsonb_to_record(${db.json(assinatura as never)}) as a(idassinatura uuid, idusuario uuid, idtipoassinatura uuid, nome text, dias smallint, meses smallint,
        ancora date, proxima date, tentar_em timestamptz, submissao jsonb)
    )`
}

/** The cart that was ordered holds nothing any more. */
export function emptyCarrinho(db: Db): Fragment {
  return db`,
    esvaziado as (
      update carrinho c set itens = '[]', servicos = '[]', observacao = '', numpedidocliente = '', cupom = null, cupomautomatico = true, idtipoassinatura = null,
        revisao = c.revisao + 1, atualizado_em = now()
      from novo where c.idfornecedor = novo.idfornecedor and c.idcliente = novo.idcliente
    )`
}

/** Its invoices, of an order on credit; dated where the supplier is, as the method's terms are. */
export function insertFaturas(db: Db, parcelas: readonly Parcela[]): Fragment {
  return db`,
    faturas as (
      insert into fatura (idfornecedor, idcliente, numpedido, parcela, parcelas, emissao, vencimento, valor)
      select novo.idfornecedor, novo.idcliente, novo.numpedido, f.parcela, ${parcelas.length}::smallint, (now() at time zone l.fuso)::date, f.vencimento, f.valor
      from novo join fornecedor l using (idfornecedor), jsonb_to_recordset(${db.json(parcelas as never)}) as f(parcela smallint, vencimento date, valor bigint)
    )`
}

/** The invoices of an order that is there already: a budget that was accepted, another way to pay. */
export async function saveFaturas(
  db: Db,
  { numpedido }: { numpedido: number },
  parcelas: readonly Parcela[],
): Promise<void> {
  await db`
    with novo as (select idfornecedor, idcliente, numpedido from pedido where numpedido = ${numpedido})
    ${insertFaturas(db, parcelas)}
    select 1`
}

/** The subscription that a budget, once it is accepted, begins. */
export async function saveAssinatura(db: Db, numpedido: number, assinatura: AssinaturaNova): Promise<void> {
  await db`
    with novo as (
      update pedido set idassinatura = ${assinatura.idassinatura} where numpedido = ${numpedido} returning idfornecedor, idcliente, numpedido
    )
    ${beginAssinatura(db, assinatura)}
    select 1`
}
