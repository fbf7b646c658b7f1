import { avisos, type Body, type Calls, type Response } from '@vitrine/contract'
import { isCadastroEmAnalise } from '@vitrine/rules/acesso'
import {
  detectTipoDocumento,
  isCnpj,
  isCpf,
  isDocumentoEstrangeiro,
  isEmail,
  normalizeDocumento,
  normalizeEmail,
  normalizeLogin,
  normalizeTelefone,
} from '@vitrine/rules/documento'

import { inTurn, openSessao, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { carryConsentimento } from '#consentimento'
import { Falha, hashSenha, isDuplicado, uuidv7, type Config, type Sql } from '#infra'
import { findTermo, insertAceite, nameDocumentos } from '#termo'
import { writeConfirmacao } from '#verificacao'

import { cadastroEmAnalise } from './cadastro-em-analise.ts'
import {
  checkCaracteristicas,
  type CaracteristicasDeps,
  type CaracteristicasLidas,
} from './check-caracteristicas.ts'
import { findTaken, insertCadastro, saveCandidato, type NovoCadastro } from './cliente.repository.ts'
import { ensureCadastro } from './ensure-cadastro.ts'
import { wrong, wrongNascimento } from './read-campos.ts'
import { saveCaracteristicas } from './write-analise.ts'

type Key = 'POST /v1/app/{session_token}/cliente/usuario'
type Dados = Body<Calls[Key]>
type Cadastrado = Response<Calls[Key]>

interface Quem {
  contexto: ContextoComprador
  requisicao: Requisicao
}

/**
 * The candidate step, or the registration of a cliente with its login (§4 Login and registration). Suppliers whose tags
 * ask for approval start unapproved: the modal stands where the login would (§4 steps 3 and 4), and they enter by their password. Errors: `login_invalido`,
 * `cadastro_falhou` with the fields that are taken or wrong, `autenticacao_automatica_falhou` when only the login failed.
 */
export async function registerCliente(
  { sql, config, isInscricao }: CaracteristicasDeps & { config: Config },
  dados: Dados,
  { contexto, requisicao }: Quem,
): Promise<Cadastrado> {
  if (dados.candidato) return keepCandidato(sql, dados, contexto)
  const idfornecedor = contexto.fornecedor?.idfornecedor ?? null
  const lidas = await checkCaracteristicas(
    { sql, isInscricao },
    {
      idfornecedor,
      // Nobody is in a group before there is a registration.
      quem: { tipo_documento: tipoOf(dados), tags: [] },
      enviadas: dados.caracteristicas,
    },
  )
  const novo = await toCadastro(dados, contexto.hoje, lidas.campos)
  const tags = contexto.fornecedor?.tags ?? []
  const aprovado = await storeCadastro({ sql, config }, novo, { lidas, contexto, ip: requisicao.ip })
  await carryConsentimento(sql, { idusuario: novo.idusuario, idfornecedor }, requisicao)
  await keepAceite(sql, { novo, versao: dados.termosuso, contexto, requisicao })
  const isEmAnalise = isCadastroEmAnalise({ tags, aprovado })
  if (!isEmAnalise) {
    const { idusuario, idcliente } = novo
    const quem = { idusuario, idcliente, idfornecedor, papel: 'cliente', tokenorigin: 'CADASTRO' } as const
    await openSessao({ sql, config }, quem, requisicao).catch((cause: unknown) => {
      throw Object.assign(new Falha('autenticacao_automatica_falhou'), { cause })
    })
  }
  return {
    idcandidato: null,
    idcliente: novo.idcliente,
    authenticated: !isEmAnalise,
    cadastro_aprovado: aprovado,
    mensagem: isEmAnalise ? avisos.cadastro_criado : null,
    mensagemModal: isEmAnalise ? cadastroEmAnalise : null,
  }
}

/** All of it or nothing, with the letter that asks whose mailbox it is. Two registrations at once of one document or e-mail: the second is told like any later one. */
async function storeCadastro(
  { sql, config }: { sql: Sql; config: Config },
  novo: NovoCadastro,
  {
    lidas,
    contexto: { fornecedor },
    ip,
  }: { lidas: CaracteristicasLidas; contexto: ContextoComprador; ip: string },
): Promise<boolean> {
  const taken = await findTaken(sql, novo)
  if (taken.documento || taken.email) throw toTaken(taken)
  return sql
    .begin(async (tx) => {
      await insertCadastro(tx, novo)
      await writeConfirmacao(tx, config, { email: novo.email, ip, fornecedor })
      if (!fornecedor) return true
      const { idcliente, idusuario } = novo
      const quem = { idfornecedor: fornecedor.idfornecedor, autor: { ator: 'cliente', idusuario } }
      const aprovado = await ensureCadastro(tx, idcliente, fornecedor, quem.autor)
      if (lidas.conhecidas.length > 0) await saveCaracteristicas(tx, quem, { idcliente, ...lidas })
      return aprovado
    })
    .catch(async (error: unknown) => {
      if (isDuplicado(error)) throw toTaken(await findTaken(sql, novo))
      throw error
    })
}

function toTaken({ documento, email }: { documento: boolean; email: boolean }): Falha {
  const campos = {
    ...(documento && { cpf: 'Documento já cadastrado: entre com a sua senha.' }),
    ...(email && { email: 'E-mail já cadastrado: entre com a sua senha.' }),
  }
  return new Falha('cadastro_falhou', { campos })
}

/** Terms accepted with the registration; of a version that is over they are asked for again after the login. */
async function keepAceite(
  sql: Sql,
  { novo, versao, contexto, requisicao }: Quem & { novo: NovoCadastro; versao: string | undefined },
): Promise<void> {
  if (!versao || (await findTermo(sql, null))?.versao !== versao) return
  const { idusuario, idcliente } = novo
  const idfornecedor = contexto.fornecedor?.idfornecedor ?? null
  const { ip, agente } = requisicao
  await insertAceite(sql, {
    idaceite: uuidv7(),
    idusuario,
    idcliente,
    idfornecedor,
    versao,
    documentos: nameDocumentos(contexto.fornecedor),
    ip,
    agente: agente.slice(0, 200),
  })
}

async function keepCandidato(
  sql: Sql,
  { email = '', cpf = '' }: Dados,
  { fornecedor }: ContextoComprador,
): Promise<Cadastrado> {
  if ((!email && !cpf) || (cpf && !normalizeLogin(cpf))) throw new Falha('login_invalido')
  const candidato = {
    idcandidato: uuidv7(),
    idfornecedor: fornecedor?.idfornecedor ?? null,
    email: normalizeEmail(email),
    cpf: normalizeDocumento(cpf),
  }
  const idcandidato = await saveCandidato(sql, candidato)
  return {
    idcandidato,
    idcliente: null,
    authenticated: false,
    cadastro_aprovado: false,
    mensagem: null,
    mensagemModal: null,
  }
}

/** What was typed, checked and in its stored form. */
async function toCadastro(dados: Dados, hoje: string, outros: Record<string, string>): Promise<NovoCadastro> {
  const { cpf = '', email = '', nome = '', razaosocial = '', senha = '', data_nascimento = null } = dados
  const documento = normalizeDocumento(cpf)
  const tipo_documento = tipoOf(dados)
  const telefone = dados.telefone ? normalizeTelefone(dados.telefone) : ''
  const campos = {
    ...outros,
    ...wrong('cpf', tipo_documento !== null && isDocumento(tipo_documento, documento), 'Documento inválido.'),
    ...wrong('email', isEmail(email), 'Informe um e-mail válido.'),
    ...wrong('nome', nome.trim() !== '', 'Informe seu nome.'),
    ...wrong('senha', senha !== '', 'Crie uma senha com pelo menos 8 caracteres.'),
    ...wrong('telefone', telefone !== null, 'Telefone inválido.'),
    ...wrongNascimento('data_nascimento', data_nascimento, hoje),
  }
  if (Object.keys(campos).length > 0 || !tipo_documento || telefone === null)
    throw new Falha('cadastro_falhou', { campos })
  return {
    idcliente: uuidv7(),
    idusuario: uuidv7(),
    tipo_documento,
    documento,
    nome: nome.trim(),
    razaosocial: razaosocial.trim(),
    email: normalizeEmail(email),
    telefone,
    data_nascimento,
    senha_hash: await inTurn(() => hashSenha(senha)),
  }
}

const tipoOf = ({ tipo_documento, cpf = '' }: Pick<Dados, 'tipo_documento' | 'cpf'>) =>
  tipo_documento ?? detectTipoDocumento(normalizeDocumento(cpf))

function isDocumento(tipo: NovoCadastro['tipo_documento'], documento: string): boolean {
  if (tipo === 'CPF') return isCpf(documento)
  return tipo === 'CNPJ' ? isCnpj(documento) : isDocumentoEstrangeiro(documento)
}
