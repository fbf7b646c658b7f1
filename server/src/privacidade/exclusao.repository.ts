import { erasePrevistos } from '#cliente-previsto'
import { SENHA_REMOVIDA, type Db, type Transaction } from '#infra'

import type { DadosPessoais } from './dado-pessoal.ts'
import { DADOS_PESSOAIS } from './dados-pessoais.ts'

/** What stands in the way of an erasure; numbers of orders, invoices, returns and refunds. */
export interface Pendencias {
  /** Orders that are not delivered or cancelled yet. */
  pedidos: number
  /** Invoices not paid, or credit that the store still counts as used. */
  faturas: number
  /** Returns that the store has not decided. */
  devolucoes: number
  /** Money on its way back, a charge whose end is not known, or a payment in dispute. */
  estornos: number
  /** Orders that stay when nothing stands in the way. */
  guardados: number
}

/** Locks the cliente until the transaction ends: no order, invoice or return begins meanwhile. */
export async function lockCliente(tx: Transaction, idcliente: string): Promise<void> {
  await tx`select 1 from cliente where idcliente = ${idcliente} for update`
}

/** At one store, or at all of them. */
export async function findPendencias(
  tx: Db,
  idcliente: string,
  loja: string | null = null,
): Promise<Pendencias> {
  const [row] = await tx<Pendencias[]>`
    with meu as (select numpedido, status from pedido where idcliente = ${idcliente} and ${na(tx, loja)})
    select (select count(*) from meu where status not in ('ENTREGUE', 'CANCELADO')) as pedidos,
      (select count(*) from fatura where idcliente = ${idcliente} and ${na(tx, loja)} and status = 'ABERTA')
        + (select count(*) from cadastroextracliente where idcliente = ${idcliente} and ${na(tx, loja)} and credito_usado_centavos > 0) as faturas,
      (select count(*) from devolucao join meu using (numpedido) where devolucao.status = 'ABERTA') as devolucoes,
      (select count(*) from operacao_pagamento o left join pagamento g using (idpagamento) left join meu m on m.numpedido = g.numpedido
        left join cobranca_fatura c on c.idcobranca = o.idcobranca
        where o.estado = 'PENDENTE' and (m.numpedido is not null or (c.idcliente = ${idcliente} and ${na(tx, loja, 'c')})))
        + (select count(*) from pagamento join meu using (numpedido) where pagamento.status in ('CRIADO', 'PENDENTE', 'RESERVADO'))
        + (select count(*) from reembolso join meu using (numpedido) where feito_em is null)
        + (select count(*) from contestacao join meu using (numpedido) where encerrada_em is null)
        + (select count(*) from cobranca_fatura where idcliente = ${idcliente} and ${na(tx, loja)} and status in ('CRIADO', 'PENDENTE')) as estornos,
      (select count(*) from meu) as guardados`
  return row ?? { pedidos: 0, faturas: 0, devolucoes: 0, estornos: 0, guardados: 0 }
}

/** What is of one store; without one, all. */
const na = (db: Db, loja: string | null, alias = '') =>
  loja === null ? db`true` : db`${db(alias ? `${alias}.idfornecedor` : 'idfornecedor')} = ${loja}`

/** Identity behind orders, for five years after the last one (brazil.md 8, P4); nothing for a person who never ordered. */
export async function keepRegistroFiscal(tx: Transaction, idcliente: string): Promise<void> {
  await tx`
    insert into registro_fiscal (idcliente, tipo_documento, documento, nome, razaosocial, guardado_ate)
    select c.idcliente, c.tipo_documento, c.documento, c.nome, c.razaosocial, (max(p.criado_em) + interval '5 years')::date
    from cliente c join pedido p using (idcliente) where c.idcliente = ${idcliente} group by c.idcliente`
}

/** What is erased: the cliente, its logins that are linked to no other cliente, and all their addresses. */
interface Titular {
  idcliente: string
  usuarios: string[]
  emails: string[]
  documento: string
  /** The one store that forgets the person; null: all of them. */
  loja: string | null
  /** Tables that say of which store a row is. */
  deLoja: ReadonlySet<string>
}

/**
 * Makes a cliente anonymous, as DADOS_PESSOAIS says of each column; whatever else hangs on it by `on delete cascade` goes too. Orders
 * stay, and name nobody; a login that then acts for nobody goes with it.
 */
export async function anonymizeCliente(tx: Transaction, idcliente: string): Promise<void> {
  const titular = await findTitular(tx, idcliente, null)
  await clearEventos(tx, idcliente, null)
  await erasePrevistos(tx, idcliente)
  for (const dados of DADOS_PESSOAIS) if (dados.exclusao === 'limpa') await clear(tx, dados, titular)
  await tx`delete from candidato where cpf = ${titular.documento}`
  for (const dados of DADOS_PESSOAIS) if (dados.exclusao === 'apaga') await remove(tx, dados, titular)
  await removeCascata(tx, titular)
  await tx`delete from convite_equipe where idusuario = any(${titular.usuarios}::uuid[])`
  await tx`
    update usuario set email = 'removido-' || idusuario || '@removido.invalid', nome = 'Conta removida', senha_hash = ${SENHA_REMOVIDA}
    where idusuario = any(${titular.usuarios}::uuid[])`
  await tx`
    update cliente set tipo_documento = 'ESTRANGEIRO', documento = 'REMOVIDO-' || idcliente, nome = 'Cliente removido', razaosocial = '',
      email = 'removido-' || idcliente || '@removido.invalid', telefone = '', data_nascimento = null, excluido_em = now()
    where idcliente = ${idcliente}`
}

/**
 * One store forgets a cliente: its registration there, cart, lists, conversations, words and addresses on its orders. The account, logins and whatever other stores
 * have stay: they are the person's own (decision 0169).
 */
export async function anonymizeNaLoja(
  tx: Transaction,
  { idcliente, idfornecedor }: { idcliente: string; idfornecedor: string },
): Promise<void> {
  const titular = await findTitular(tx, idcliente, idfornecedor)
  await clearEventos(tx, idcliente, idfornecedor)
  await erasePrevistos(tx, idcliente, idfornecedor)
  for (const dados of DADOS_PESSOAIS) if (dados.exclusao === 'limpa') await clear(tx, dados, titular)
  await tx`delete from candidato where cpf = ${titular.documento} and idfornecedor = ${idfornecedor}`
  for (const dados of DADOS_PESSOAIS) if (dados.exclusao === 'apaga') await remove(tx, dados, titular)
  await removeCascata(tx, titular)
}

async function findTitular(tx: Transaction, idcliente: string, loja: string | null): Promise<Titular> {
  const logins = await tx<{ idusuario: string; email: string }[]>`
    select u.idusuario, u.email from usuario_cliente uc join usuario u using (idusuario)
    where uc.idcliente = ${idcliente}
      and not exists (select 1 from usuario_cliente o where o.idusuario = uc.idusuario and o.idcliente <> ${idcliente})
      and not exists (select 1 from equipe e where e.idusuario = uc.idusuario) and not u.operador`
  const [cliente] = await tx<{ email: string; documento: string }[]>`
    select email, documento from cliente where idcliente = ${idcliente}`
  const deLoja = await tx<{ tabela: string }[]>`
    select table_name as tabela from information_schema.columns where table_schema = 'public' and column_name = 'idfornecedor'`
  return {
    idcliente,
    loja,
    deLoja: new Set(deLoja.map(({ tabela }) => tabela)),
    usuarios: logins.map(({ idusuario }) => idusuario),
    emails: [cliente?.email ?? '', ...logins.map(({ email }) => email)].filter(Boolean),
    documento: cliente?.documento ?? '',
  }
}

/** Of an address of delivery only city and state stay, for the books; nothing that identifies the house. */
async function clear(
  tx: Transaction,
  { tabela, dono, colunas }: DadosPessoais,
  titular: Titular,
): Promise<void> {
  const onde = whereOf(tx, { tabela, dono }, titular)
  if (!onde) return
  if (tabela === 'pedido')
    await tx`
      update pedido set enderecofaturamento = null, enderecoentrega = case when enderecoentrega is not null
        then jsonb_build_object('cidade', enderecoentrega ->> 'cidade', 'uf', enderecoentrega ->> 'uf') end
      where ${onde}`
  const novos = Object.entries(colunas)
    .filter(([nome]) => tabela !== 'pedido' || nome !== 'enderecoentrega')
    .map(([nome, valor]) => tx`${tx(nome)} = ${toValor(tx, valor)}`)
  const [primeiro, ...outros] = novos
  if (!primeiro) return
  const lista = outros.reduce((feito, novo) => tx`${feito}, ${novo}`, primeiro)
  await tx`update ${tx(tabela)} set ${lista} where ${onde}`
}

function toValor(tx: Transaction, valor: unknown) {
  if (Array.isArray(valor)) return tx`'{}'`
  return valor !== null && typeof valor === 'object'
    ? tx`${tx.json(valor as never)}::jsonb`
    : tx`${valor as string | null}`
}

async function remove(tx: Transaction, { tabela, dono }: DadosPessoais, titular: Titular): Promise<void> {
  const onde = whereOf(tx, { tabela, dono }, titular)
  if (onde) await tx`delete from ${tx(tabela)} where ${onde}`
}

function whereOf(
  tx: Transaction,
  { tabela, dono }: Pick<DadosPessoais, 'tabela' | 'dono'>,
  titular: Titular,
) {
  const onde = whereDono(tx, dono, titular)
  const { loja, deLoja } = titular
  if (loja === null || !onde) return onde
  // What says of no store whose it is belongs to the account; of orders, by their order.
  if (dono === 'pedido') return onde
  return deLoja.has(tabela) && dono !== 'usuario' ? tx`${onde} and idfornecedor = ${loja}` : null
}

function whereDono(
  tx: Transaction,
  dono: DadosPessoais['dono'],
  { idcliente, usuarios, emails, loja }: Titular,
) {
  if (dono === 'ninguem') return null
  if (dono === 'cliente') return tx`idcliente = ${idcliente}`
  if (dono === 'pedido')
    return tx`numpedido in (select numpedido from pedido where idcliente = ${idcliente} and ${na(tx, loja)})`
  if (dono === 'usuario') return tx`idusuario = any(${usuarios}::uuid[])`
  return tx`${tx(dono.email)} = any(${emails})`
}

/** Tables are read from the catalogue of PostgreSQL, so that a new one is not forgotten. */
async function removeCascata(tx: Transaction, { idcliente, loja, deLoja }: Titular): Promise<void> {
  const tabelas = await tx<{ tabela: string; coluna: string }[]>`
    select c.conrelid::regclass::text as tabela, a.attname as coluna from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'cliente'::regclass and c.confdeltype = 'c' order by 1`
  for (const { tabela, coluna } of tabelas)
    if (loja === null || deLoja.has(tabela))
      await tx`delete from ${tx(tabela)} where ${tx(coluna)} = ${idcliente} and ${na(tx, loja)}`
}

/** Notices of providers name a charge, and may name who paid it. */
async function clearEventos(tx: Transaction, idcliente: string, loja: string | null): Promise<void> {
  await tx`
    with cobranca as (
      select g.idfornecedor, g.txid, g.idexterno from pagamento g join pedido p using (numpedido)
      where p.idcliente = ${idcliente} and ${na(tx, loja, 'p')}
      union all
      select idfornecedor, txid, idexterno from cobranca_fatura where idcliente = ${idcliente} and ${na(tx, loja)}
    )
    update evento_pagamento e set corpo = '{}' from cobranca c
    where e.idfornecedor = c.idfornecedor and (position(c.txid in e.corpo::text) > 0
      or (coalesce(c.idexterno, '') <> '' and position('"' || c.idexterno || '"' in e.corpo::text) > 0))`
}

/** Identities whose term is over, with their notes, and consents and requests that prove nothing any more. */
export async function purgeRegistrosFiscais(db: Db): Promise<void> {
  await db`delete from consentimento where quando < now() - interval '5 years'`
  await db`delete from requerimento where encerrado_em < now() - interval '5 years'`
  await db`
    delete from nota_fiscal n using pedido p, registro_fiscal r
    where p.numpedido = n.numpedido and r.idcliente = p.idcliente and r.guardado_ate < current_date`
  await db`delete from registro_fiscal where guardado_ate < current_date`
}

/** What its purpose no longer needs (LGPD art. 15, 16), as the terms of DADOS_PESSOAIS say. */
export async function purgeDadosPessoais(db: Db): Promise<void> {
  await db`delete from registro_acesso where quando < now() - interval '6 months'`
  await db`delete from candidato where criado_em < now() - interval '90 days'`
  await db`delete from evento_pagamento where recebido_em < now() - interval '1 year'`
  // The key of a letter outlives its words for a while: the same fact is not told twice.
  await db`
    update correio set para = '', assunto = '', texto = '', html = ''
    where para <> '' and criado_em < now() - interval '180 days' and (enviado_em is not null or desistiu_em is not null)`
  await db`delete from correio where criado_em < now() - interval '2 years' and (enviado_em is not null or desistiu_em is not null)`
  await db`
    update reembolso set chave_pix = null where chave_pix is not null and feito_em < now() - interval '90 days'`
  await db`
    update pedido set entregador = null
    where entregador is not null and status in ('ENTREGUE', 'CANCELADO') and mudado_em < now() - interval '90 days'`
  await db`
    delete from aceite_termo a using cliente c
    where c.idcliente = a.idcliente and c.excluido_em < now() - interval '5 years'`
}
