import type { ConfiguracaoAprovacao } from '@vitrine/contract'
import type { PedidoPassado, PessoaAprovacao } from '@vitrine/rules/aprovacao'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'

import type { OndeAprovacao } from './aprovacao.repository.ts'
import { colunaGastos, colunaPessoas } from './fatos.repository.ts'

export interface RegrasRow {
  configuracao: ConfiguracaoAprovacao | null
  revisao: number | null
  todas: boolean | null
  pessoas: PessoaAprovacao[]
  categorias: { idcategoria: string; nome: string }[]
  listas: { idlista: string; nome: string }[]
  /** Centavos, by code. */
  gastos: Record<string, number>
}

/** The rules in force of a cliente at a fornecedor, with what they may name: one statement. */
export async function findRegras(db: Db, onde: OndeAprovacao): Promise<RegrasRow> {
  const { idfornecedor, idcliente } = onde
  const [row] = await db<RegrasRow[]>`
    select k.configuracao, k.revisao, k.todas, ${colunaPessoas(db, idcliente)} as pessoas, ${colunaGastos(db, onde, db`coalesce(k.todas, false)`)} as gastos,
      coalesce((select jsonb_agg(jsonb_build_object('idcategoria', c.idcategoria, 'nome', coalesce(p.nome || ' › ', '') || c.nome) order by coalesce(p.ordem, c.ordem), p.nome nulls first, c.ordem)
        from categoria c left join categoria p on p.idfornecedor = c.idfornecedor and p.idcategoria = c.idcategoriapai where c.idfornecedor = ${idfornecedor}), '[]') as categorias,
      coalesce((select jsonb_agg(jsonb_build_object('idlista', l.idlista, 'nome', l.nome) order by l.nome)
        from lista_compras l where l.idfornecedor = ${idfornecedor} and l.idcliente = ${idcliente}), '[]') as listas
    from (values (1)) v left join lateral (
      select c.configuracao, c.revisao, c.idfornecedor is null as todas from configuracao_aprovacao c
      where c.idcliente = ${idcliente} and (c.idfornecedor = ${idfornecedor} or c.idfornecedor is null) order by c.idfornecedor nulls last limit 1
    ) k on true`
  if (!row) throw new Error('a statement without a row')
  return row
}

/** Holds the rules of a cliente until the transaction ends. */
export async function lockRegras(db: Db, idcliente: string): Promise<void> {
  await db`select from cliente where idcliente = ${idcliente} for no key update`
}

/** For one fornecedor, or (null) for all of them: then rules of single ones are removed. */
export async function saveRegras(
  db: Db,
  { idfornecedor, idcliente }: OndeAprovacao,
  nova: { configuracao: ConfiguracaoAprovacao; revisao: number; todasAsLojas: boolean; por: string },
): Promise<void> {
  const { configuracao, revisao, todasAsLojas, por } = nova
  if (todasAsLojas)
    await db`delete from configuracao_aprovacao where idcliente = ${idcliente} and idfornecedor = ${idfornecedor}`
  await db`
    insert into configuracao_aprovacao (idcliente, idfornecedor, configuracao, revisao, mudado_por)
    values (${idcliente}, ${todasAsLojas ? null : idfornecedor}, ${db.json(configuracao)}, ${revisao + 1}, ${por})
    on conflict (idcliente, idfornecedor) do update
    set configuracao = excluded.configuracao, revisao = excluded.revisao, mudado_por = excluded.mudado_por, mudado_em = now()`
}

/** Orders that logins of the cliente made in the last days, the oldest first, as the rules look at them. */
export async function listPassados(
  db: Db,
  { idfornecedor, idcliente }: OndeAprovacao,
  { dias, listas }: { dias: number; listas: readonly string[] },
): Promise<PedidoPassado[]> {
  const [pedidos, nasListas, pais] = await Promise.all([
    db<(Omit<PedidoPassado, 'listas' | 'total'> & { total: number | null })[]>`
      select coalesce(a.idusuario, p.idusuario) as quem, (p.criado_em at time zone f.fuso)::date::text as dia, p.total, g.centro,
        array(select distinct d.idcategoria from item_pedido i join produto d using (idfornecedor, idcadastroextraproduto) where i.numpedido = p.numpedido) as idcategorias,
        array(select distinct i.idcadastroextraproduto from item_pedido i where i.numpedido = p.numpedido) as produtos,
        exists (select from item_pedido i where i.numpedido = p.numpedido and i.traco_preco ->> 'vencedor' = 'atendente') as "precoFora"
      from pedido p join fornecedor f using (idfornecedor)
      join historico_pedido h on h.numpedido = p.numpedido and h.sequencia = 0 and h.ator in ('cliente', 'usuario vinculado')
      left join aprovacao a on a.numpedido = p.numpedido left join centro_do_pedido g on g.numpedido = p.numpedido
      where p.idfornecedor = ${idfornecedor} and p.idcliente = ${idcliente} and p.status <> 'CANCELADO' and p.idusuario is not null
        and p.criado_em > now() - make_interval(days => ${dias})
      order by p.numpedido`,
    listProdutosDasListas(db, { idfornecedor, idcliente }, listas),
    db<{ pais: Record<string, string> }[]>`
      select coalesce(jsonb_object_agg(idcategoria, idcategoriapai), '{}') as pais from categoria
      where idfornecedor = ${idfornecedor} and idcategoriapai is not null`,
  ])
  const acima = pais[0]?.pais ?? {}
  return pedidos.map((pedido) => ({
    ...pedido,
    idcategorias: pedido.idcategorias.flatMap((id) => [id, acima[id] ?? []].flat()),
    total: pedido.total === null ? null : fromCentavos(pedido.total),
    listas: nasListas,
  }))
}

async function listProdutosDasListas(
  db: Db,
  { idfornecedor, idcliente }: OndeAprovacao,
  listas: readonly string[],
): Promise<Record<string, string[]>> {
  const rows = await db<{ idlista: string; produtos: string[] }[]>`
    select l.idlista, array(select i.idcadastroextraproduto from item_lista_compras i where i.idlista = l.idlista) as produtos
    from lista_compras l where l.idfornecedor = ${idfornecedor} and l.idcliente = ${idcliente} and l.idlista = any(${listas as string[]})`
  return Object.fromEntries(rows.map(({ idlista, produtos }) => [idlista, produtos]))
}
