import type { FornecedorNovo } from '@vitrine/contract'

import { CadastroRecusado } from '#cadastro'
import { saveEmpresas } from '#empresa'
import { admitConvidado, ensureLogin } from '#equipe'
import type { Autor } from '#evento'
import { saveFornecedor } from '#fornecedor'
import { Falha, SEM_SENHA, uuidv7, type EnderecoDaLoja, type Sql, type Transaction } from '#infra'
import { inviteDono } from '#verificacao'

import { findDono, findLoja, hasDonoQueEntrou } from './operacao.repository.ts'

export interface OperacaoDeps {
  sql: Sql
  config: EnderecoDaLoja
}

export interface Criado {
  idfornecedor: string
  versao: number
  convite: 'ENVIADO' | 'JA_ENTRA'
}

/** Of a supplier that begins: what its owner says later, in the panel. */
const COMECO = { chave_pix: '', tags: [], modulos: ['Todos'] }

const EM_USO: Record<string, { campo: string; erro: string }> = {
  fornecedor_slug_key: { campo: 'slug', erro: 'Este endereço já é de outra loja.' },
  fornecedor_cnpj_key: { campo: 'cnpj', erro: 'Já há uma loja com este CNPJ.' },
}

/**
 * Makes a supplier with its company, lets its owner in and writes to them, all or nothing. Said again with the same `idfornecedor` (a second
 * press, a lost answer) nothing is made twice, and the letter goes out again. Errors: `entrada_invalida` at the field: an address or a CNPJ
 * that another supplier has, a reserved address.
 */
export async function createFornecedor(
  { sql, config }: OperacaoDeps,
  autor: Autor,
  { dono, ...novo }: FornecedorNovo,
): Promise<Criado> {
  const { idfornecedor } = novo
  const work = sql.begin(async (tx) => {
    const { versao, isNova } = await ensureFornecedor(tx, autor, novo)
    const { nome, email } = dono
    // A store that has its people gets no other owner by being made again: whoever runs it invites them.
    if (
      !isNova &&
      !(await findDono(tx, { idfornecedor, email })) &&
      (await hasDonoQueEntrou(tx, idfornecedor))
    )
      throw new Falha('entrada_invalida', { campos: { idfornecedor: 'Já há uma loja com este id.' } })
    const convidado = await ensureLogin(tx, { idusuario: uuidv7(), nome, email, senha_hash: SEM_SENHA })
    await admitConvidado(tx, { idfornecedor, autor }, { idusuario: convidado.idusuario, papel: 'fornecedor' })
    const loja = { ...novo, dominio: null }
    return { idfornecedor, versao, convite: await inviteDono(tx, config, { convidado, loja }) }
  })
  return work.catch((error: unknown) => {
    throw asEntradaInvalida(error) ?? error
  })
}

async function ensureFornecedor(
  tx: Transaction,
  autor: Autor,
  novo: Omit<FornecedorNovo, 'dono'>,
): Promise<{ versao: number; isNova: boolean }> {
  const { idfornecedor, slug, razaosocial } = novo
  // A second request of the same press waits for the first one, and finds what it made.
  await tx`select pg_advisory_xact_lock(hashtextextended(${idfornecedor}, 23))`
  const atual = await findLoja(tx, idfornecedor)
  if (atual?.slug === slug) return { versao: atual.versao, isNova: false }
  if (atual) throw new Falha('entrada_invalida', { campos: { idfornecedor: 'Já há uma loja com este id.' } })
  const idempresa = uuidv7()
  await saveEmpresas(tx, { idfornecedor: null, autor }, [{ idempresa, nome: razaosocial, versao: null }])
  const { versao } = await saveFornecedor(
    tx,
    { idfornecedor, autor },
    { ...COMECO, ...novo, idempresa, versao: null },
  )
  return { versao, isNova: true }
}

/** What a writer says of its rows, at the fields of this one. */
function asEntradaInvalida(error: unknown): Falha | null {
  if (error instanceof CadastroRecusado) {
    const usado = EM_USO[error.restricao ?? '']
    return usado ? new Falha('entrada_invalida', { campos: { [usado.campo]: usado.erro } }) : null
  }
  if (!(error instanceof Falha) || !error.extra.campos) return null
  const campos = Object.entries(error.extra.campos).map(([campo, erro]) => [
    campo.replace(/^fornecedor\.0\./, ''),
    erro,
  ])
  return new Falha('entrada_invalida', { campos: Object.fromEntries(campos) as Record<string, string> })
}
