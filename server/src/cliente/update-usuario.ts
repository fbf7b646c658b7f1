import { avisos, type DadosUsuario } from '@vitrine/contract'
import { isEmail, normalizeEmail, normalizeTelefone } from '@vitrine/rules/documento'

import { hashToken, inTurn, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { composeEmailTrocado, composeSenhaTrocada, insertCarta } from '#correio'
import { Falha, hashSenha, uuidv7, type Sql, type Transaction } from '#infra'

import {
  deleteOtherSessoes,
  saveCaracteristicas,
  updateCliente,
  updateLogin,
  type ClienteMudado,
} from './cadastro.repository.ts'
import { checkCaracteristicas } from './check-caracteristicas.ts'
import { checkSenhaAtual } from './check-senha-atual.ts'
import { isBirthday, wrong } from './read-campos.ts'

/** SQLSTATE. */
const UNIQUE_VIOLATION = '23505'

interface Quem {
  contexto: ContextoComprador
  requisicao: Requisicao
}

/**
 * Changes the session's own login and the cliente it acts for (§7 PUT usuario/{id}). E-mail and password of the login ask
 * for the current password; a new password ends the other sessions; both are told by mail. Errors: `nao_encontrado` for
 * another's id, `entrada_invalida` with the fields, `senha_incorreta`, `sem_permissao` for a cliente that is only represented.
 */
export async function updateUsuario(
  sql: Sql,
  idusuario: string,
  dados: DadosUsuario,
  { contexto, requisicao }: Quem,
): Promise<{ mensagem: string }> {
  const { sessao, fornecedor } = contexto
  if (!sessao || contexto.idusuario !== idusuario) throw new Falha('nao_encontrado')
  const idfornecedor = fornecedor?.idfornecedor ?? null
  const idcliente = dados.cliente || dados.caracteristicas ? requireOwnCliente(contexto) : null
  const email = dados.email === undefined ? null : normalizeEmail(dados.email)
  const mudaEmail = email !== null && email !== sessao.email
  const lidas =
    dados.caracteristicas && (await checkCaracteristicas(sql, idfornecedor, dados.caracteristicas))
  const cliente = dados.cliente && toMudado(dados.cliente)
  const campos = { ...checkDados(dados), ...cliente?.campos, ...lidas?.campos }
  if (Object.keys(campos).length > 0) throw new Falha('entrada_invalida', { campos })
  if (mudaEmail || dados.senha !== undefined)
    await checkSenhaAtual(sql, idusuario, dados.senha_atual ?? '', 'senha_atual')
  const { senha } = dados
  const senha_hash = senha === undefined ? null : await inTurn(() => hashSenha(senha))
  const login = { email: mudaEmail ? email : null, nome: dados.nome?.trim() ?? null, senha_hash }
  await sql
    .begin(async (tx) => {
      await updateLogin(tx, idusuario, login)
      if (senha_hash) await deleteOtherSessoes(tx, idusuario, hashToken(requisicao.token))
      if (idcliente && cliente) await updateCliente(tx, idcliente, cliente.mudado)
      if (idcliente && idfornecedor && lidas)
        await saveCaracteristicas(tx, { idcliente, idfornecedor }, lidas)
      await tellOwner(tx, login, contexto)
    })
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw emailTaken()
      throw error
    })
  return { mensagem: avisos.cadastro_atualizado }
}

/** The cliente of a session that is linked to it: who represents it does not change its registration. */
function requireOwnCliente({ papel, idcliente }: ContextoComprador): string {
  if (!idcliente || (papel !== 'cliente' && papel !== 'usuario vinculado')) throw new Falha('sem_permissao')
  return idcliente
}

function checkDados({ email, nome }: DadosUsuario): Record<string, string> {
  return {
    ...wrong('email', email === undefined || isEmail(email), 'Informe um e-mail válido.'),
    ...wrong('nome', nome === undefined || nome.trim() !== '', 'Informe seu nome.'),
  }
}

function toMudado(cliente: NonNullable<DadosUsuario['cliente']>): {
  mudado: ClienteMudado
  campos: Record<string, string>
} {
  const { nome, razaosocial, email, telefone, data_nascimento } = cliente
  const numero = telefone === undefined || telefone.trim() === '' ? '' : normalizeTelefone(telefone)
  return {
    mudado: {
      nome: nome?.trim() ?? null,
      razaosocial: razaosocial?.trim() ?? null,
      email: email === undefined ? null : normalizeEmail(email),
      telefone: telefone === undefined ? null : numero,
      data_nascimento: data_nascimento ?? null,
    },
    campos: {
      ...wrong('cliente.nome', nome === undefined || nome.trim() !== '', 'Informe o nome.'),
      ...wrong('cliente.email', email === undefined || isEmail(email), 'Informe um e-mail válido.'),
      ...wrong('cliente.telefone', numero !== null, 'Telefone inválido.'),
      ...wrong(
        'cliente.data_nascimento',
        data_nascimento === undefined || isBirthday(data_nascimento),
        'Data de nascimento inválida.',
      ),
    },
  }
}

/** A change that was not theirs is noticed: by mail, to the address of before. */
async function tellOwner(
  tx: Transaction,
  { email, senha_hash }: { email: string | null; senha_hash: string | null },
  { sessao, fornecedor }: ContextoComprador,
): Promise<void> {
  const quem = { loja: fornecedor?.nome ?? 'Vitrine', nome: sessao?.nome ?? '', email: sessao?.email ?? '' }
  const idfornecedor = fornecedor?.idfornecedor ?? null
  if (senha_hash)
    await insertCarta(tx, composeSenhaTrocada(quem), { idfornecedor, chave: `senha-trocada:${uuidv7()}` })
  if (email)
    await insertCarta(tx, composeEmailTrocado({ ...quem, novo: email }), {
      idfornecedor,
      chave: `email-trocado:${uuidv7()}`,
    })
}

function emailTaken(): Falha {
  return new Falha('entrada_invalida', { campos: { email: 'Este e-mail já é de outro acesso.' } })
}
