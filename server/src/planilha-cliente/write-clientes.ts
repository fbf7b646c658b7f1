import { detectTipoDocumento } from '@vitrine/rules/documento'
import type { CampoCliente, Valor } from '@vitrine/rules/importacao'

import { lockCatalogo, removeCadastros, saveCadastros, writeLote } from '#cadastro'
import { cadastroExtra } from '#cadastro-extra'
import { cadastroPrevisto } from '#cliente-previsto'
import { tellFeita, tellRecusada, type LinhaAFazer, type LinhaFeita, type Obra, type Sentido } from '#especie'
import { uuidv7, type Transaction } from '#infra'

import { listIdsDeEsperados, listMesmos, listPorDocumento } from './cliente-da-planilha.repository.ts'
import { toEsperado, toRelacao, type Representantes } from './valores-do-cliente.ts'

interface Oficio extends Obra {
  representantes: Representantes
  sentido: Sentido
}

/** Rows of one way of being written. */
type Escreve = (
  tx: Transaction,
  oficio: Oficio,
  linhas: readonly LinhaAFazer[],
) => Promise<{ id: string; versao: number | null }[]>

/** Writes what rows say of customers, or what stood before: of those whom the store expects, and of those who are registered with it. */
export async function writeClientes(
  tx: Transaction,
  { representantes, ...obra }: Obra & { representantes: Representantes },
  linhas: readonly LinhaAFazer[],
  sentido: Sentido,
): Promise<LinhaFeita[]> {
  const { idfornecedor } = obra.quem
  await lockCatalogo(tx, idfornecedor)
  const ids = linhas.flatMap(({ idregistro }) => idregistro ?? [])
  const esperados = await listIdsDeEsperados(tx, idfornecedor, ids)
  const vindos = await listVindos(tx, idfornecedor, linhas)
  const oficio = { ...obra, representantes, sentido }
  const grupos = Map.groupBy(linhas, (linha): keyof typeof MODOS | 'vindos' => {
    if (vindos.has(linha)) return 'vindos'
    if (linha.tipo === 'nova') return sentido === 'APLICADA' ? 'novos' : 'retirados'
    return esperados.has(linha.idregistro ?? '') ? 'esperados' : 'cadastrados'
  })
  const feitas: LinhaFeita[] = (grupos.get('vindos') ?? []).map((linha) => tellRecusada(linha, VINDO))
  for (const modo of ['retirados', 'esperados', 'cadastrados', 'novos'] as const)
    feitas.push(...(await writeTodas(tx, oficio, { modo, linhas: grupos.get(modo) ?? [] })))
  return feitas
}

const VINDO = {
  campo: 'documento',
  erro: 'Este cliente se cadastrou na loja depois da conferência: envie a planilha de novo.',
}

/** New ones who have registered with this store since the sheet was rehearsed. */
async function listVindos(
  tx: Transaction,
  idfornecedor: string,
  linhas: readonly LinhaAFazer[],
): Promise<ReadonlySet<LinhaAFazer>> {
  const novas = linhas.filter(({ tipo, idregistro }) => tipo === 'nova' && idregistro === null)
  const agora = await listPorDocumento(tx, idfornecedor, novas.map(documentoOf))
  const daqui = new Set(agora.flatMap(({ esperado, documento }) => (esperado ? [] : [documento])))
  return new Set(novas.filter((linha) => daqui.has(documentoOf(linha))))
}

const documentoOf = ({ mudancas }: LinhaAFazer) =>
  String(mudancas.find(({ campo }) => campo === 'documento')?.depois ?? '')

const MOTIVOS: Readonly<Record<string, string>> = {
  MUDOU: 'Alguém mudou este cliente depois: ele ficou como está.',
  SUMIU: 'Este cliente já veio à loja, ou foi apagado: o cadastro ficou como está.',
  DUPLICADA: 'A loja já espera um cliente com este CPF ou CNPJ.',
}

async function writeTodas(
  tx: Transaction,
  oficio: Oficio,
  { modo, linhas }: { modo: keyof typeof MODOS; linhas: readonly LinhaAFazer[] },
): Promise<LinhaFeita[]> {
  const { feitas, recusadas } = await writeLote(tx, linhas, async (ponto, restam) => {
    const escritas = await MODOS[modo](ponto, oficio, restam)
    return restam.map((linha, i) => ({ linha, ...(escritas[i] ?? { id: '', versao: null }) }))
  })
  return [
    ...feitas.map(({ linha, id, versao }) => tellFeita(linha, oficio.sentido, { id, versao })),
    ...recusadas.map(({ linha, porque: { campo, erro }, motivo }) =>
      tellRecusada(linha, { campo, erro: (motivo && MOTIVOS[motivo]) || erro }),
    ),
  ]
}

type Ditos = Partial<Record<CampoCliente, Valor>>

/** What a row says, or what stood before it. */
const ditosOf = ({ mudancas }: LinhaAFazer, sentido: Sentido): Ditos =>
  Object.fromEntries(
    mudancas.map(({ campo, antes, depois }) => [campo, sentido === 'APLICADA' ? depois : antes]),
  )

const esperadaDe = ({ versao_lida, versao_aplicada }: LinhaAFazer, sentido: Sentido): number =>
  (sentido === 'APLICADA' ? versao_lida : versao_aplicada) ?? 0

const writeNovos: Escreve = async (tx, { quem, representantes, sentido }, linhas) => {
  const novos = linhas.map((linha) => {
    const documento = documentoOf(linha)
    return {
      razaosocial: '',
      nome: '',
      email: '',
      telefone: '',
      aprovado: null,
      tags: [],
      cod_erp: null,
      limite_credito_centavos: 0,
      idrepresentante: null,
      apagado_em: null,
      ...toEsperado(ditosOf(linha, sentido), representantes),
      idprevisto: uuidv7(),
      // Its column reads nothing else.
      tipo_documento: detectTipoDocumento(documento) ?? 'CPF',
      documento,
      versao: null,
    }
  })
  const gravadas = await saveCadastros(tx, cadastroPrevisto, quem, novos)
  return novos.map(({ idprevisto }, i) => ({ id: idprevisto, versao: gravadas[i]?.versao ?? null }))
}

const writeRetirados: Escreve = async (tx, { quem, sentido }, linhas) => {
  const chaves = linhas.map((linha) => ({
    idprevisto: linha.idregistro ?? '',
    versao: esperadaDe(linha, sentido),
  }))
  await removeCadastros(tx, cadastroPrevisto, quem, chaves)
  return chaves.map(({ idprevisto: id }) => ({ id, versao: null }))
}

const writeEsperados: Escreve = async (tx, { quem, representantes, sentido }, linhas) => {
  const agora = new Date().toISOString()
  const mudados = linhas.map((linha) => ({
    ...(linha.tipo === 'apagada'
      ? { apagado_em: sentido === 'APLICADA' ? agora : null }
      : toEsperado(ditosOf(linha, sentido), representantes)),
    idprevisto: linha.idregistro ?? '',
    versao: esperadaDe(linha, sentido),
  }))
  const gravadas = await saveCadastros(tx, cadastroPrevisto, quem, mudados)
  return mudados.map(({ idprevisto: id }, i) => ({ id, versao: gravadas[i]?.versao ?? null }))
}

/** What the store says of who is registered stands in the place of what it wrote down before of that document. */
const writeCadastrados: Escreve = async (tx, { quem, representantes, sentido }, linhas) => {
  const mudados = linhas.map((linha) => ({
    ...toRelacao(ditosOf(linha, sentido), representantes),
    idcliente: linha.idregistro ?? '',
    versao: esperadaDe(linha, sentido),
  }))
  const gravadas = await saveCadastros(tx, cadastroExtra, quem, mudados)
  const mesmos = await listMesmos(
    tx,
    quem.idfornecedor,
    mudados.map(({ idcliente }) => idcliente),
  )
  await removeCadastros(
    tx,
    cadastroPrevisto,
    quem,
    mesmos.map((idprevisto) => ({ idprevisto, versao: 'qualquer' })),
  )
  return mudados.map(({ idcliente: id }, i) => ({ id, versao: gravadas[i]?.versao ?? null }))
}

const MODOS = {
  novos: writeNovos,
  retirados: writeRetirados,
  esperados: writeEsperados,
  cadastrados: writeCadastrados,
}
