import { hashToken, type QuemEntra } from '#acesso'
import type { Db } from '#infra'

/** Seconds that a confirmed login may take to come back. */
const SEGUNDOS = 60

/** The store that a step is of; null: it is over, or is of none. */
export async function findLojaDoPasso(
  db: Db,
  passo: string,
): Promise<{ slug: string; dominios: string[] } | null> {
  const [row] = await db<{ slug: string; dominios: string[] }[]>`
    select f.slug, array(select d.dominio from dominio d where d.idfornecedor = f.idfornecedor) as dominios from passo_login p join fornecedor f using (idfornecedor)
    where p.token_hash = ${hashToken(passo)} and p.expira_em > now()`
  return row ?? null
}

/** A step goes to be confirmed under this name, and comes back to this host; what it was called before is over. */
export async function takeToConfirmar(
  db: Db,
  passo: string,
  { confirmacao, host }: { confirmacao: string; host: string },
): Promise<boolean> {
  const rows = await db`
    update passo_login set confirmacao_hash = ${hashToken(confirmacao)}, host = ${host}, codigo_hash = null, codigo_ate = null
    where token_hash = ${hashToken(passo)} and expira_em > now() returning 1`
  return rows.length === 1
}

export interface AConfirmar {
  idusuario: string
  host: string
  slug: string
  loja: string
  /** Hosts of its own. */
  dominios: string[]
}

/** What is to be confirmed; null: it is over, was confirmed, or was tried too often. */
export async function findAConfirmar(
  db: Db,
  confirmacao: string,
  { tries }: { tries: boolean },
): Promise<AConfirmar | null> {
  const hash = hashToken(confirmacao)
  const [row] = await db<AConfirmar[]>`
    with vista as (
      update passo_login set tentativas = tentativas + ${tries ? 1 : 0}
      where confirmacao_hash = ${hash} and codigo_hash is null and expira_em > now() and tentativas < 5 returning idusuario, idfornecedor, host
    )
    select v.idusuario, v.host, f.slug, f.nome as loja, array(select d.dominio from dominio d where d.idfornecedor = f.idfornecedor) as dominios from vista v join fornecedor f using (idfornecedor)`
  return row ?? null
}

/** Confirmed: by this code it comes back, once. False: somebody was first. */
export async function keepCodigo(db: Db, confirmacao: string, codigo: string): Promise<boolean> {
  const rows = await db`
    update passo_login set codigo_hash = ${hashToken(codigo)}, codigo_ate = now() + make_interval(secs => ${SEGUNDOS})
    where confirmacao_hash = ${hashToken(confirmacao)} and codigo_hash is null and expira_em > now() returning 1`
  return rows.length === 1
}

/** Who enters: the step and the code that it came back with, at the host that it left. It is used up, whichever of the two was wrong. */
export async function takeLevada(
  db: Db,
  { passo, codigo, host }: { passo: string; codigo: string; host: string },
): Promise<QuemEntra | null> {
  const [row] = await db<QuemEntra[]>`
    with usado as (delete from passo_login where token_hash = ${hashToken(passo)} and codigo_hash is not null returning *)
    select idusuario, idcliente, idfornecedor, papel, tokenorigin from usado
    where codigo_hash = ${hashToken(codigo)} and codigo_ate > now() and expira_em > now() and host = ${host}`
  return row ?? null
}
