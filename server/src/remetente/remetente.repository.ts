import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Db, Transaction } from '#infra'

/** The sender of a supplier: one row for each supplier. */
export const cadastroRemetente = describeCadastro(
  describeRegistro(
    'remetente',
    [],
    ['idfornecedor', 'nome', 'endereco', 'resposta', 'caixa_em', 'dominio_em'],
  ),
  { chave: ['idfornecedor'] },
)

export interface RemetenteRow {
  versao: number
  nome: string
  endereco: string | null
  resposta: string | null
  caixa_em: Date | null
  dominio_em: Date | null
  verificado_em: Date | null
}

export async function findRemetente(db: Db, idfornecedor: string): Promise<RemetenteRow | null> {
  const [row] = await db<RemetenteRow[]>`
    select versao, nome, endereco, resposta, caixa_em, dominio_em, verificado_em from remetente where idfornecedor = ${idfornecedor}`
  return row ?? null
}

/** The same, held until the transaction ends: what is proven is proven of the address that stands there. */
export async function lockRemetente(tx: Transaction, idfornecedor: string): Promise<RemetenteRow | null> {
  await tx`select from remetente where idfornecedor = ${idfornecedor} for update`
  return findRemetente(tx, idfornecedor)
}

/** A code for one mailbox. */
export interface CodigoNovo {
  idfornecedor: string
  idcodigo: string
  codigo: string
  endereco: string
  minutos: number
}

/** The code that counts from now on, in place of the one before. The caller holds the sender. */
export async function saveCodigo(
  tx: Transaction,
  { idfornecedor, idcodigo, codigo, endereco, minutos }: CodigoNovo,
): Promise<void> {
  await deleteCodigo(tx, idfornecedor)
  await tx`
    insert into codigo_remetente (idfornecedor, idcodigo, codigo_hash, para_hash, expira_em)
    values (${idfornecedor}, ${idcodigo}, sha256(convert_to(${idcodigo + codigo}, 'UTF8')), sha256(convert_to(${endereco}, 'UTF8')),
      now() + make_interval(mins => ${minutos}))`
}

export async function deleteCodigo(tx: Transaction, idfornecedor: string): Promise<void> {
  await tx`delete from codigo_remetente where idfornecedor = ${idfornecedor}`
}

const MAX_TENTATIVAS = 5

/** Uses the code that is out for this address, or says that it is wrong and counts the try. */
export async function useCodigo(
  tx: Transaction,
  { idfornecedor, endereco, codigo }: Pick<CodigoNovo, 'idfornecedor' | 'endereco' | 'codigo'>,
): Promise<boolean> {
  const [row] = await tx<{ certo: boolean }[]>`
    update codigo_remetente set tentativas = tentativas + 1,
      usado_em = case when codigo_hash = sha256(convert_to(idcodigo::text || ${codigo}, 'UTF8')) then now() end
    where idfornecedor = ${idfornecedor} and usado_em is null and expira_em > now() and tentativas < ${MAX_TENTATIVAS}
      and para_hash = sha256(convert_to(${endereco}, 'UTF8'))
    returning usado_em is not null as certo`
  return row?.certo === true
}
