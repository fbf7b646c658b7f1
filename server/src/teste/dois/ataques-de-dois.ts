import { setTimeout as wait } from 'node:timers/promises'

import { calls, type Call, type CallKey, type Papel } from '@vitrine/contract'
import { toRequest } from '@vitrine/contract/client'

import type { AppDeTeste } from '../app-de-teste.ts'
import type { Par } from './build-par.ts'
import type { PessoaDeDois } from './build-pessoa.ts'
import { readIn, writeIn } from './caminho-na-entrada.ts'
import { camposDe, entradaDe, type CampoComTipo, type Entrada } from './entradas-de-dois.ts'
import {
  comProva,
  comSenha,
  respostasDiferentes,
  entreLojas,
  filtros,
  leituras,
  provas,
  termina,
} from './excecoes-de-dois.ts'
import type { DonoDeLinha } from './foto-do-banco.ts'
import type { Ator, Mundo } from './mundo-de-dois.ts'
import { deQuem } from './de-quem.ts'

/** One request of somebody about what is another's. */
export interface Ataque {
  ator: Ator
  entrada: Entrada
  /** The field that names the other's; '*': all of them; '': none, its own list. */
  caminho: string
  /** It may not be carried out; else it may, and shows nothing. */
  recusa: boolean
}

export interface Feito {
  status: number
  codigo: string
  corpo: string
}

/** Sends a request as it is, and reads what came as text. */
export async function send(app: AppDeTeste, key: CallKey, entrada: Entrada, token: string): Promise<Feito> {
  const { method, url, body } = toRequest(key, entrada as never) // made from the schemas of this very call
  const response = await app.fastify.inject({
    method: method as 'GET', // toRequest takes it from the key, which names one of four
    url,
    payload: body,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  const isJson = response.headers['content-type']?.toString().includes('json')
  const { codigo = '' } = isJson ? response.json<{ codigo?: string }>() : {}
  // Where the index of a PDF begins is a number as an order's is.
  return { status: response.statusCode, codigo, corpo: response.body.replace(/startxref\s+\d+/, '') }
}

/** Everything that each of the others tries with a call: its own, the owner's whole request, each id alone in its own. */
export function listAtaques(key: CallKey, alvo: Par, atores: readonly Ator[]): Ataque[] {
  const tentam = comSenha.has(key) ? atores.filter(({ papel }) => papel === 'cliente') : atores
  return tentam.flatMap((ator) => [
    ...listProprias(key, ator),
    ...listInteiras(key, alvo, ator),
    ...listMisturas(key, alvo, ator),
  ])
}

/** What each of them is answered about its own, as text without moments; `pessoa` is whose things are to come. */
export async function listRespostas(
  app: AppDeTeste,
  atores: readonly Ator[],
  pessoa: PessoaDeDois,
): Promise<Map<string, string>> {
  const respostas = new Map<string, string>()
  for (const key of Object.keys(calls) as CallKey[])
    // keys of the contract
    await Promise.all(
      atores.map(async (ator) => {
        const entrada = entradaDe(key, ator.par)
        if (!isLeitura(key) || respostasDiferentes.has(key) || !mayAsk(key, entrada, ator)) return
        // A customer of both stores hears of both where no store is named, and so does who looks at it.
        const isDosDois = !readFornecedor(key) || entreLojas.has(key)
        if (isDosDois && ator.par.pessoa === pessoa) return
        const { corpo } = await sendAnew(app, key, entrada, ator.token)
        respostas.set(
          `${key} as ${ator.nome}`,
          /^(?:PK|%PDF)/.test(corpo) ? 'a file with its moment' : corpo.replaceAll(momentos, ''),
        )
      }),
    )
  return respostas
}

/** As any client: whoever a busy machine has no turn for comes again, twice at the most. */
async function sendAnew(...pedido: Parameters<typeof send>): Promise<Feito> {
  for (let vez = 1; ; vez += 1) {
    const feito = await send(...pedido)
    if (feito.codigo !== 'indisponivel' || vez === 3) return feito
    await wait(2000)
  }
}

function readFornecedor(key: CallKey): string | undefined {
  const { fornecedor }: Call = calls[key]
  return fornecedor
}

const momentos = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)|"idrequisicao":"[^"]*"/g

export function isLeitura(key: CallKey): boolean {
  return (key.startsWith('GET ') && !comProva.has(key) && !termina.has(key)) || leituras.has(key)
}

/** Its answers about its own data contain nothing of the other. */
function listProprias(key: CallKey, ator: Ator): Ataque[] {
  const entrada = entradaDe(key, ator.par)
  return isLeitura(key) && mayAsk(key, entrada, ator) ? [{ ator, entrada, caminho: '', recusa: false }] : []
}

/** The request that the owner makes. */
function listInteiras(key: CallKey, alvo: Par, ator: Ator): Ataque[] {
  const entrada = entradaDe(key, alvo)
  const outros = (camposDe.get(key) ?? []).filter((campo) =>
    differs(entrada, campo.caminho, entradaDe(key, ator.par)),
  )
  if (outros.length === 0 || isEmCasa(ator, alvo) || comProva.has(key)) return []
  const isDele = outros.some(isPessoal) || calls[key].dono === 'fornecedor'
  const recusa = !mayAsk(key, entrada, ator) || (isDele && !isDeNinguem(key, entrada, ator))
  return [{ ator, entrada, caminho: '*', recusa }]
}

/** Its own request, with one id of the owner's. */
function listMisturas(key: CallKey, alvo: Par, ator: Ator): Ataque[] {
  const { fornecedor, cliente }: Call = calls[key]
  const emCasa = isEmCasa(ator, alvo)
  if (!mayAsk(key, entradaDe(key, ator.par), ator) || (emCasa && !fornecedor)) return []
  return (camposDe.get(key) ?? []).flatMap((campo) => {
    const { caminho, tipo } = campo
    const entrada = entradaDe(key, ator.par)
    if (alvo.ids[tipo] === ator.par.ids[tipo] || (emCasa && caminho === fornecedor)) return []
    // A key serves all customers of its supplier.
    if (tipo === 'erp' && ator.par.onde === alvo.onde) return []
    if (isOneOf(provas, key, caminho) || !writeIn(entrada, caminho, alvo.ids[tipo])) return []
    // What a list is narrowed by leaves nothing of it.
    const isFiltro = caminho !== cliente && isOneOf(filtros, key, caminho)
    const recusa = isPessoal(campo) && !isFiltro && !isDeNinguem(key, entrada, ator)
    return [{ ator, entrada, caminho, recusa }]
  })
}

function isPessoal({ tipo }: CampoComTipo): boolean {
  return deQuem[tipo] === 'par' || deQuem[tipo] === 'cliente'
}

/** A customer of both stores is at home in both. */
function isEmCasa({ papel, par }: Ator, alvo: Par): boolean {
  return papel === 'cliente' && par.pessoa === alvo.pessoa
}

function isOneOf(quais: readonly RegExp[], key: CallKey, caminho: string): boolean {
  return quais.some((qual) => qual.test(`${key} ${caminho}`))
}

function mayAsk(key: CallKey, entrada: Entrada, ator: Ator): boolean {
  const call: Call = calls[key]
  return call.access.includes(papelEm(call, entrada, ator))
}

/** Nothing personal is in the answer: to anybody, or to whoever is nobody's cliente. */
function isDeNinguem(key: CallKey, entrada: Entrada, ator: Ator): boolean {
  const call: Call = calls[key]
  const papel = papelEm(call, entrada, ator)
  if (call.dono === 'publico') return true
  return call.dono === 'cliente ou visitante' && (papel === 'visitante' || papel === 'erp')
}

/** Who works for a supplier, or is its system, is a visitor at the others. */
function papelEm(call: Call, entrada: Entrada, { papel, par }: Ator): Papel {
  if (papel === 'cliente' || papel === 'usuario vinculado' || !call.fornecedor) return papel
  const dito = readIn(entrada, call.fornecedor)
  return dito === undefined || dito === par.onde.loja.idfornecedor ? papel : 'visitante'
}

function differs(uma: Entrada, caminho: string, outra: Entrada): boolean {
  const valor = readIn(uma, caminho)
  return valor !== undefined && valor !== null && valor !== readIn(outra, caminho)
}

/** What an answer may not show to this actor, at the supplier that the request names. */
export function createVigia({ lojas }: Mundo, marcas: ReadonlyMap<string, DonoDeLinha>) {
  return (key: CallKey, { ator, entrada }: Pick<Ataque, 'ator' | 'entrada'>, texto: string): string[] => {
    const { fornecedor }: Call = calls[key]
    const dito = fornecedor && readIn(entrada, fornecedor)
    const entre = entreLojas.has(key)
    const onde = entre
      ? undefined
      : lojas.find(({ loja }) => dito === loja.idfornecedor || dito === loja.slug)?.loja.idfornecedor
    const enviado = JSON.stringify(entrada)
    return [...marcas].flatMap(([marca, dono]) =>
      says(texto, marca) && !enviado.includes(marca) && !isVisible(dono, ator, onde)
        ? [`${marca} of ${dono}`]
        : [],
    )
  }
}

/** A number that stands in a longer one, or in an id, is not said. */
function says(texto: string, marca: string): boolean {
  if (!texto.includes(marca)) return false
  return !/^\d{1,7}$/.test(marca) || new RegExp(`(?<![\\w-])${marca}(?![\\w-])`).test(texto)
}

const equipe: ReadonlySet<Papel> = new Set<Papel>(['atendente', 'fornecedor', 'erp'])
const internos: ReadonlySet<Papel> = new Set<Papel>([...equipe, 'representante', 'api-key'])
const compradores: ReadonlySet<Papel> = new Set<Papel>(['cliente', 'usuario vinculado'])

function isVisible(dono: DonoDeLinha, { papel, par }: Ator, onde: string | undefined): boolean {
  const [c = '', f = ''] = dono.split('@')
  const [idcliente, casa] = [par.pessoa.cliente.idcliente, par.onde.loja.idfornecedor]
  const isDeCasa = !f || f === casa
  const isDaqui = !f || !onde || f === onde
  if (c === 'privado') return internos.has(papel) && f === casa
  if (c === '') return isDaqui
  if (equipe.has(papel)) return isDeCasa
  if (c !== idcliente || papel === 'visitante') return false
  return compradores.has(papel) ? isDaqui : isDeCasa
}
