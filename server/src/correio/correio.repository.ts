import type { EntradasTema } from '@vitrine/rules/tema'

import { asJson, asRegistro, describeRegistro } from '#coluna'
import type { Db, Fragment } from '#infra'

import type { Carta } from './compose.ts'
import { dressCartas } from './dress-cartas.ts'

export interface CartaRow extends Carta {
  idfornecedor: string | null
  criado_em: Date
  enviado_em: Date | null
}

/** Puts a letter in the outbox; the same fact (`chave`) never twice. */
export async function insertCarta(
  db: Db,
  carta: Carta,
  /** `secreta`: there is a link or a code in it that nobody reads once it is sent. */
  { idfornecedor, chave, secreta = false }: { idfornecedor: string | null; chave: string; secreta?: boolean },
): Promise<void> {
  const [dita = carta] = await dressCartas(db, [{ ...carta, idfornecedor }])
  await db`
    insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave, secreta)
    values (${dita.idcorreio}, ${idfornecedor}, ${dita.para}, ${dita.assunto}, ${dita.texto}, ${chave}, ${secreta})
    on conflict (chave) do nothing`
}

const registroCarta = describeRegistro(
  'correio',
  [],
  ['idcorreio', 'idfornecedor', 'para', 'assunto', 'texto', 'chave'],
)

/** The same for many at once, in their order: one statement. */
export async function insertCartas(
  db: Db,
  cartas: readonly (Carta & { idfornecedor: string; chave: string })[],
): Promise<void> {
  const { nomes, valores, tipos } = asRegistro(db, registroCarta)
  const ditas = (await dressCartas(db, cartas)).map(({ modelo: _modelo, ...dita }) => dita)
  await db`
    insert into correio (${nomes}, criado_em) select ${valores}, clock_timestamp() from jsonb_to_recordset(${asJson(db, registroCarta, ditas)}) as r(${tipos})
    on conflict (chave) do nothing`
}

/** Letters that lead to an order: by its number, not by one that begins with it. */
export function isSobrePedido(db: Db, numpedido: number): Fragment {
  return db`texto ~ ${`/pedidos/${numpedido}(?![0-9])`}`
}

/** What a letter's look is made of; nulls: the platform's own. */
export interface CartaDaLoja extends CartaRow {
  loja: string | null
  slug: string | null
  /** Inputs of its theme. */
  entradas: EntradasTema | null
  /** Its principal host; null: none. */
  dominio: string | null
}

/** Of a letter `k`, its store `f` and its sender `r`. */
const daLoja = (db: Db) =>
  db`coalesce(nullif(r.nome, ''), f.nome) as loja, f.slug, f.config #> '{tema,entradas}' as entradas,
    (select d.dominio from dominio d where d.idfornecedor = f.idfornecedor order by d.principal desc, d.dominio limit 1) as dominio`

/** A letter and its sender; null and '': the platform's own, or a store that gave none. */
export interface CartaParaEnviar extends CartaDaLoja {
  /** The store's address for answers. */
  resposta: string | null
  /** The store's own address to send from, once its mailbox and its domain are proven (decision 0097). */
  remetente: string | null
}

/** Takes up to `limit` letters that are due for this transaction alone; other workers skip them. */
export async function takeUnsent(db: Db, limit: number): Promise<CartaParaEnviar[]> {
  return db<CartaParaEnviar[]>`
    select k.idcorreio, k.idfornecedor, k.para, k.assunto, k.texto, k.criado_em, k.enviado_em, ${daLoja(db)},
      coalesce(r.resposta, nullif(f.config #>> '{rodape,email}', '')) as resposta, case when r.verificado_em is not null then r.endereco end as remetente
    from correio k left join fornecedor f on f.idfornecedor = k.idfornecedor
    left join remetente r on r.idfornecedor = k.idfornecedor
    where k.enviado_em is null and k.desistiu_em is null and k.proxima_em <= now()
    order by k.proxima_em limit ${limit} for update of k skip locked`
}

/** Marks letters as sent; `apagaSecretas` also deletes the text of those that hold a code. */
export async function markSent(db: Db, ids: readonly string[], apagaSecretas: boolean): Promise<void> {
  await db`
    update correio set enviado_em = now(), texto = case when secreta and ${apagaSecretas} then '' else texto end
    where idcorreio = any(${ids as string[]})`
}

/** Tried again after 1, 2, 4 … minutes, at most every six hours; given up after twelve times. */
export async function markFailed(db: Db, ids: readonly string[]): Promise<void> {
  await db`
    update correio set tentativas = tentativas + 1,
      proxima_em = now() + least(interval '1 minute' * power(2, tentativas), interval '6 hours'),
      desistiu_em = case when tentativas >= 11 then now() end
    where idcorreio = any(${ids as string[]})`
}

/** The newest letters, for the demo's mailbox page. */
export async function listCartas(db: Db, limit: number): Promise<CartaDaLoja[]> {
  return db<CartaDaLoja[]>`
    select k.idcorreio, k.idfornecedor, k.para, k.assunto, k.texto, k.criado_em, k.enviado_em, ${daLoja(db)}
    from correio k left join fornecedor f on f.idfornecedor = k.idfornecedor left join remetente r on r.idfornecedor = k.idfornecedor
    order by k.criado_em desc limit ${limit}`
}
