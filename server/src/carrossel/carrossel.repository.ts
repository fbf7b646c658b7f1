import type { CarrosselVivo } from '#fornecedor'
import type { Db, Fragment } from '#infra'
import { isComprado } from '#compra'

/** For whom, and around which product, carousels are filled. */
export interface Procura {
  idfornecedor: string
  /** Null: a visitor. */
  idcliente: string | null
  /** The product looked at, which stands in none of them. */
  idproduto: string | null
  /** Restricted goods may stand among them. */
  comRestritos: boolean
}

export interface EscolhidoRow {
  idcarrossel: string
  id: string
  /** False: what sells most, because there is too little of what was asked for. */
  proprio: boolean
}

const MAX_PEDIDOS = 60
const MAX_BASE = 40
const MAX_PARES = 40

/** Ids for each of these carousels, in their order: one statement for all, whatever their number. */
export async function listEscolhidos(
  db: Db,
  procura: Procura,
  carrosseis: readonly CarrosselVivo[],
): Promise<EscolhidoRow[]> {
  const partes = carrosseis.flatMap((carrossel) => {
    const escolha = selectEscolha(db, procura, carrossel)
    return escolha
      ? [db`select ${carrossel.idcarrossel}::uuid as idcarrossel, id, proprio, posto from (${escolha}) x`]
      : []
  })
  if (partes.length === 0) return []
  const todas = partes.reduce((antes, parte) => db`${antes} union all ${parte}`)
  return db<EscolhidoRow[]>`select idcarrossel, id, proprio from (${todas}) tudo order by idcarrossel, posto`
}

/** `id, proprio, posto` of one carousel; null: it has no products. */
function selectEscolha(db: Db, procura: Procura, { tipo_conteudo, conteudo, limite }: CarrosselVivo) {
  const onde = whereVende(db, procura, conteudo)
  switch (tipo_conteudo) {
    case 'STATIC_IMAGES':
      return null
    case 'MAIS_VENDIDOS':
    case 'TAG':
      return ranked(
        db,
        db`select p.idcadastroextraproduto as id from produto p ${onde} order by ${maisVendido(db)} limit ${limite}`,
      )
    case 'OFERTAS':
      return ranked(
        db,
        db`select p.idcadastroextraproduto as id from produto p ${onde} and p.em_oferta order by ${maisVendido(db)} limit ${limite}`,
      )
    case 'LANCAMENTOS':
      return selectLancamentos(db, onde, limite)
    case 'COMPRADOS':
      return ranked(
        db,
        db`select k.id from (${selectComprados(db, procura)}) k join produto p on p.idcadastroextraproduto = k.id ${onde}
          order by k.peso desc, k.id limit ${limite}`,
      )
    case 'RECOMENDADOS':
      return selectRecomendados(db, procura, { onde, limite })
  }
}

const ranked = (db: Db, escolha: Fragment) =>
  db`select id, true as proprio, row_number() over () as posto from (${escolha}) e`

const maisVendido = (db: Db) => db`p.vendas desc, p.idcadastroextraproduto`

/** What can be bought by whoever looks, of the carousel's tags and category. */
function whereVende(
  db: Db,
  { idfornecedor, idproduto, comRestritos }: Procura,
  { tags = [], categ }: CarrosselVivo['conteudo'],
): Fragment {
  return db`
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    where p.idfornecedor = ${idfornecedor} and p.ativo and p.idprodutoprincipal is null
      and (e.quantidade is null or e.quantidade >= e.quantidade_minima)
      ${comRestritos ? db`` : db`and not p.maior_de_18`}
      ${idproduto ? db`and p.idcadastroextraproduto <> ${idproduto}` : db``}
      ${tags.length > 0 ? db`and p.tags @> ${tags}` : db``}
      ${categ ? whereCategoria(db, idfornecedor, categ) : db``}`
}

function whereCategoria(db: Db, idfornecedor: string, categ: string): Fragment {
  return db`and p.idcategoria in (
    select c.idcategoria from categoria c left join categoria pai on pai.idfornecedor = c.idfornecedor and pai.idcategoria = c.idcategoriapai
    where c.idfornecedor = ${idfornecedor} and ${categ} in (c.slug, pai.slug))`
}

/** What the store calls new, then what came last. */
function selectLancamentos(db: Db, onde: Fragment, limite: number): Fragment {
  const novos = (grau: number, tag: Fragment) => db`
    (select p.idcadastroextraproduto as id, ${grau}::int as grau, p.criado_em, p.vendas from produto p ${onde} ${tag}
    order by p.criado_em desc, p.idcadastroextraproduto limit ${limite})`
  return ranked(
    db,
    db`select id from (${novos(0, db`and p.tags @> '{lancamento}'`)} union all ${novos(1, db``)}) n
      group by id order by min(grau), max(criado_em) desc, max(vendas) desc, id limit ${limite}`,
  )
}

/** `id, peso` of what the customer bought in the last orders, without what was refused as a suggestion. */
function selectComprados(db: Db, { idfornecedor, idcliente }: Procura): Fragment {
  return db`
    select i.idcadastroextraproduto as id, count(*)::float8 as peso
    from (
      select numpedido from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and ${isComprado(db)}
      order by numpedido desc limit ${MAX_PEDIDOS}
    ) o
    join item_pedido i using (numpedido)
    where not exists (
      select from sessao_sugestao s join feedback_sugestao f using (sessao_id)
      where s.idfornecedor = ${idfornecedor} and s.idcliente = ${idcliente}
        and f.idcadastroextraproduto = i.idcadastroextraproduto and f.recusado_em > now() - interval '90 days'
    )
    group by 1`
}

/** What is bought with the product looked at, or with what the customer bought; what sells most stands in where that is little. */
function selectRecomendados(
  db: Db,
  procura: Procura,
  { onde, limite }: { onde: Fragment; limite: number },
): Fragment {
  const { idfornecedor, idproduto } = procura
  const base = idproduto
    ? db`select ${idproduto}::uuid as id`
    : db`select id from (${selectComprados(db, procura)}) k order by peso desc, id limit ${MAX_BASE}`
  return db`
    select id, bool_or(proprio) as proprio, row_number() over (order by bool_or(proprio) desc, max(peso) desc, id) as posto from (
      (select par.idpar as id, true as proprio, sum(par.pedidos / sqrt(total.pedidos)) as peso
      from (${base}) base
      cross join lateral (
        select idpar, pedidos from par_produto
        where idfornecedor = ${idfornecedor} and idcadastroextraproduto = base.id order by pedidos desc limit ${MAX_PARES}
      ) par
      join par_produto total on total.idfornecedor = ${idfornecedor} and total.idcadastroextraproduto = par.idpar and total.idpar = par.idpar
      join produto p on p.idcadastroextraproduto = par.idpar ${onde} and par.idpar <> base.id
      group by par.idpar order by 3 desc, 1 limit ${limite})
      union all
      (select p.idcadastroextraproduto, false, p.vendas::float8 from produto p ${onde} order by ${maisVendido(db)} limit ${limite})
    ) r group by id order by posto limit ${limite * 2}`
}
