import { avisos, type DadosUsuario } from '@vitrine/contract'
import { isEmail, normalizeEmail, normalizeTelefone } from '@vitrine/rules/documento'

import { hashToken, inTurn, type ContextoComprador } from '#acesso'
import { whoResponde } from '#caracteristica'
import type { Requisicao } from '#chamada'
import { composeEmailTrocado, composeSenhaTrocada, insertCarta } from '#correio'
import {
  Falha,
  hashSenha,
  isDuplicado,
  uuidv7,
  type EnderecoDaLoja,
  type Sql,
  type Transaction,
} from '#infra'
import { writeConfirmacao } from '#verificacao'

import { findRespostas } from './analise.repository.ts'
import { deleteOtherSessoes, updateCliente, updateLogin, type ClienteMudado } from './cadastro.repository.ts'
import {
  checkCaracteristicas,
  type CaracteristicasDeps,
  type CaracteristicasLidas,
} from './check-caracteristicas.ts'
import { checkSenhaAtual } from './check-senha-atual.ts'
import { wrong, wrongNascimento } from './read-campos.ts'
import { reopenAnalise, saveCaracteristicas } from './write-analise.ts'

interface Quem {
  contexto: ContextoComprador
  requisicao: Requisicao
}

/**
 * Changes the session's own login and the cliente it acts for (§7 PUT usuario/{id}). E-mail and password of the login ask
 * for the current password; a new password ends the other sessions; both are told by mail, and another e-mail is asked to be confirmed. Errors: `nao_encontrado` for
 * another's id, `entrada_invalida` with the fields, `senha_incorreta`, `sem_permissao` for a cliente that is only represented.
 */
export async function updateUsuario(
  deps: CaracteristicasDeps & { config: EnderecoDaLoja },
  idusuario: string,
  dados: DadosUsuario,
  { contexto, requisicao }: Quem,
): Promise<{ mensagem: string }> {
  if (!contexto.sessao || contexto.idusuario !== idusuario) throw new Falha('nao_encontrado')
  const { sql } = deps
  const mudanca = await readMudanca(deps, dados, contexto)
  const { login } = mudanca
  if (login.email !== null || dados.senha !== undefined)
    await checkSenhaAtual(sql, idusuario, dados.senha_atual ?? '', 'senha_atual')
  const { senha } = dados
  const senha_hash = senha === undefined ? null : await inTurn(() => hashSenha(senha))
  await storeMudanca(deps, { ...mudanca, login: { ...login, senha_hash } }, { contexto, requisicao })
  return { mensagem: avisos.cadastro_atualizado }
}

interface Mudanca {
  login: { email: string | null; nome: string | null; senha_hash: string | null }
  cliente: { idcliente: string; mudado: ClienteMudado } | null
  caracteristicas: { idcliente: string; lidas: CaracteristicasLidas } | null
}

/** What was sent, checked whole before anything is asked for or stored. */
async function readMudanca(
  deps: CaracteristicasDeps,
  dados: DadosUsuario,
  contexto: ContextoComprador,
): Promise<Mudanca> {
  const idcliente = dados.cliente || dados.caracteristicas ? requireOwnCliente(contexto) : null
  const caracteristicas = await readRespostas(deps, { respostas: dados.caracteristicas, idcliente }, contexto)
  const cliente = dados.cliente && toMudado(dados.cliente, contexto.hoje)
  const campos = { ...checkDados(dados), ...cliente?.campos, ...caracteristicas?.lidas.campos }
  if (Object.keys(campos).length > 0) throw new Falha('entrada_invalida', { campos })
  return {
    login: readLogin(dados, contexto),
    cliente: idcliente && cliente ? { idcliente, mudado: cliente.mudado } : null,
    caracteristicas: idcliente && caracteristicas ? { idcliente, ...caracteristicas } : null,
  }
}

/** The same e-mail again is not a change. */
function readLogin({ email, nome }: DadosUsuario, { sessao }: ContextoComprador): Mudanca['login'] {
  const novo = email === undefined ? null : normalizeEmail(email)
  return { email: novo === sessao?.email ? null : novo, nome: nome?.trim() ?? null, senha_hash: null }
}

/** Answers to a supplier's fields; without a supplier there are none to answer. */
async function readRespostas(
  deps: CaracteristicasDeps,
  { respostas, idcliente }: { respostas: DadosUsuario['caracteristicas']; idcliente: string | null },
  contexto: ContextoComprador,
) {
  const { fornecedor } = contexto
  if (!respostas || !fornecedor || !idcliente) return null
  const { idfornecedor } = fornecedor
  const atuais = await findRespostas(deps.sql, { idfornecedor, idcliente })
  const quem = whoResponde(contexto)
  return { lidas: await checkCaracteristicas(deps, { idfornecedor, quem, enviadas: respostas, atuais }) }
}

/** All of it or nothing; the owner of before is told in the same transaction. */
async function storeMudanca(
  { sql, config }: { sql: Sql; config: EnderecoDaLoja },
  { login, cliente, caracteristicas }: Mudanca,
  { contexto, requisicao }: Quem,
): Promise<void> {
  const { idusuario, papel: ator, fornecedor } = contexto
  if (!idusuario) return
  const quem = fornecedor && { idfornecedor: fornecedor.idfornecedor, autor: { ator, idusuario } }
  await sql
    .begin(async (tx) => {
      await updateLogin(tx, idusuario, login)
      if (login.senha_hash) await deleteOtherSessoes(tx, idusuario, hashToken(requisicao.token))
      if (cliente) await updateCliente(tx, cliente.idcliente, cliente.mudado)
      if (quem && caracteristicas) {
        const { idcliente, lidas } = caracteristicas
        await saveCaracteristicas(tx, quem, { idcliente, ...lidas })
      }
      if (quem && cliente) await reopenAnalise(tx, quem, cliente.idcliente)
      await tellOwner(tx, login, contexto)
      const { ip } = requisicao
      if (login.email) await writeConfirmacao(tx, config, { email: login.email, ip, fornecedor })
    })
    .catch((error: unknown) => {
      if (isDuplicado(error)) throw emailTaken()
      throw error
    })
}

/** The cliente of a session that manages it: who represents it, or was invited to it, does not change its registration. */
function requireOwnCliente({ papel, idcliente, administra }: ContextoComprador): string {
  const isOwn = papel === 'cliente' || papel === 'usuario vinculado'
  if (!idcliente || !isOwn || !administra) throw new Falha('sem_permissao')
  return idcliente
}

function checkDados({ email, nome }: DadosUsuario): Record<string, string> {
  return {
    ...wrong('email', email === undefined || isEmail(email), 'Informe um e-mail válido.'),
    ...wrong('nome', nome === undefined || nome.trim() !== '', 'Informe seu nome.'),
  }
}

function toMudado(
  cliente: NonNullable<DadosUsuario['cliente']>,
  hoje: string,
): {
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
      ...wrongNascimento('cliente.data_nascimento', data_nascimento, hoje),
    },
  }
}

/** A letter to the old address, so that the person notices a change that somebody else made. */
async function tellOwner(
  tx: Transaction,
  { email, senha_hash }: Mudanca['login'],
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
