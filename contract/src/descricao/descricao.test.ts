import * as contrato from '@vitrine/contract'
import { bodyOfEvento, calls, eventos, falhas, type CorpoFalha, type TipoEvento } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { describeCampo, describeEsquema } from './index.ts'
import { descricoes } from './descricoes.ts'
import { heranca } from './heranca.ts'
import { join } from './join.ts'
import type { NomeDeCampo } from './nome-de-campo.ts'
import { porChamada } from './por-chamada.ts'
import { porEvento } from './por-evento.ts'
import { porTipo } from './por-tipo.ts'
import type { PorChamada, PorTipo } from './tipos.ts'

type Json = { [K in string]?: unknown }
interface Parte {
  lugar: { chamada: string } | { evento: string }
  esquema: z.ZodType
}
const partes: Parte[] = [
  ...Object.entries(calls).flatMap(([chamada, { params, query, body, response }]) =>
    [params, query, body, response].map((esquema) => ({ lugar: { chamada }, esquema })),
  ),
  ...(Object.keys(eventos) as TipoEvento[]).flatMap((evento) => [
    { lugar: { evento }, esquema: eventos[evento].dados },
    { lugar: { evento }, esquema: bodyOfEvento(evento) },
  ]),
]

/** JSON Schema of a part, each of its properties described. */
function toDescrito({ lugar, esquema }: Parte): Json {
  const json = z.toJSONSchema(esquema, { io: 'input', unrepresentable: 'any' })
  describeEsquema(esquema, json, lugar)
  return json as Json
}

/** Every property of a JSON Schema with its name, at any depth. */
function listPropriedades(json: unknown): { nome: string; propriedade: Json }[] {
  if (Array.isArray(json)) return json.flatMap(listPropriedades)
  if (typeof json !== 'object' || json === null) return []
  const { properties, ...resto } = json as Json
  const campos = Object.entries((properties ?? {}) as { [nome: string]: Json })
  return [
    ...campos.flatMap(([nome, propriedade]) => [{ nome, propriedade }, ...listPropriedades(propriedade)]),
    ...Object.values(resto).flatMap(listPropriedades),
  ]
}

const descritos = partes.map((parte) => ({ ...parte, json: toDescrito(parte) }))
type Tabela = { readonly [K in string]?: { readonly [C in string]?: string } }
const listFrases = (...tabelas: Tabela[]): string[] =>
  tabelas.flatMap((tabela) =>
    Object.values(tabela).flatMap((campos) => Object.values(campos ?? {}).flatMap((frase) => frase ?? [])),
  )
const frases = [...Object.values(descricoes), ...listFrases(porTipo, porChamada, porEvento)]

test('every field and every parameter of the contract is described', () => {
  const mudos = descritos.flatMap(({ lugar, json }) =>
    listPropriedades(json)
      .filter(({ propriedade }) => !propriedade.description)
      .map(({ nome }) => `${JSON.stringify(lugar)} ${nome}`),
  )
  expect(mudos).toEqual([])
  expect(descritos.flatMap(({ json }) => listPropriedades(json)).length).toBeGreaterThan(5000)
})

test('every field of a failure is described', () => {
  const corpo = {
    codigo: 'interna',
    error: '',
    action: 'logout',
    message: '',
    Mensagem: '',
    openModal: true,
  } as const
  const resto = { campos: {}, mensagemErro: '', itensName: '', detalhes: {}, idrequisicao: '' }
  const inteiro: Required<CorpoFalha> = { ...corpo, ...resto }
  expect(Object.keys(falhas)).toContain(inteiro.codigo)
  for (const nome of Object.keys(inteiro)) expect(describeCampo({ nome, tipo: 'CorpoFalha' })).toMatch(/\w/)
})

test('a name that the contract does not have is no description', () => {
  expect(() => describeCampo({ nome: 'nomeQueNaoExiste' })).toThrow(RangeError)
})

test('what a call says of a field goes before its object, its object before the objects it goes on from, these before the name', () => {
  const pedido = 'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}'
  expect(describeCampo({ nome: 'status', chamada: pedido })).toBe(porChamada[pedido].status)
  expect(describeCampo({ nome: 'id', tipo: 'Produto' })).toBe(porTipo.ProdutoLista.id)
  expect(describeCampo({ nome: 'status', evento: 'pedido.PAGO' })).toBe(porEvento.pedido.status)
  expect(describeCampo({ nome: 'total', tipo: 'Aprovacao', caminho: 'mudancas' })).toBe(
    porTipo.Aprovacao['mudancas.total'],
  )
  expect(describeCampo({ nome: 'bairro', tipo: 'Endereco' })).toBe(descricoes.bairro)
})

test('a parameter of one letter is described by its call', () => {
  const gerais = descritos.flatMap(({ lugar, esquema }) => {
    const chamada = 'chamada' in lugar ? lugar.chamada : ''
    const letras = esquema instanceof z.ZodObject ? Object.keys(esquema.shape) : []
    return letras
      .filter((nome) => nome.length === 1 && nome !== 'q' && chamada.includes(`{${nome}}`))
      .filter((nome) => describeCampo({ nome, chamada }) === descricoes[nome as NomeDeCampo])
      .map((nome) => `${chamada} ${nome}`)
  })
  expect(gerais).toEqual([])
})

test('a name that means many things is said where it stands', () => {
  const ambiguos: NomeDeCampo[] = [
    'id',
    'nome',
    'tipo',
    'status',
    'situacao',
    'estado',
    'total',
    'valor',
    'codigo',
    'chave',
    'conteudo',
    'lugar',
    'resposta',
    'resultado',
    'vista',
    'token',
    'validade',
    'versao',
    'revisao',
    'por',
    'de',
    'para',
    'inicio',
    'fim',
    'desconto',
    'margem',
    'faltam',
    'regras',
    'orcamento',
    'limite',
    'conversa',
  ]
  const gerais = descritos.flatMap(({ lugar, json }) =>
    listPropriedades(json)
      .filter(({ nome, propriedade }) =>
        ambiguos.some((cada) => cada === nome && propriedade.description === descricoes[cada]),
      )
      .map(({ nome }) => `${JSON.stringify(lugar)} ${nome}`),
  )
  expect(gerais).toEqual([])
})

test('the contract itself does not carry the sentences', () => {
  expect(contrato).not.toHaveProperty('describeCampo')
  expect(contrato).not.toHaveProperty('descricoes')
})

test('every line about an object, a call or an event is said somewhere', () => {
  const ditas = new Set(
    descritos.flatMap(({ json }) => listPropriedades(json).map(({ propriedade }) => propriedade.description)),
  )
  const { CorpoFalha: daFalha, ...deObjetos } = porTipo
  expect(Object.keys(daFalha).length).toBeGreaterThan(3)
  expect(listFrases(deObjetos, porChamada, porEvento).filter((frase) => !ditas.has(frase))).toEqual([])
})

test('a sentence says more than the name', () => {
  const curtas = frases.filter((frase) => frase.length < 12 || !/^[A-Z`].*\.$/s.test(frase))
  expect(curtas).toEqual([])
  const soNomes = Object.entries(descricoes).filter(
    ([nome, frase]) => frase.toLowerCase().replace(/^(?:the|a|an) |[^a-z]/g, '') === nome.toLowerCase(),
  )
  expect(soNomes).toEqual([])
})

test('sentences are in English, names of the contract in backticks', () => {
  const portugues =
    /[áàâãéêíóôõúç]|\b(?:da|dos|das|pelo|pela|com|que|uma|seu|sua|para|nome|itens|pedido|cliente|fornecedor|atendente|produto|carrinho|preco|todas|abertas|pagamento|aprovado|recusar)\b/i
  // Codes in capitals are no words.
  const withoutNomes = (frase: string) => frase.replace(/`[^`]*`|\b[A-Z_]{3,}\b/g, '')
  expect(frases.filter((frase) => portugues.test(withoutNomes(frase)))).toEqual([])
})

test('objects go on from objects that have their fields', () => {
  for (const [nome, origem] of Object.entries(heranca)) expect(origem, nome).not.toBe(nome)
})

test('what is missing, misspelt or said twice does not compile', () => {
  const { bairro, ...semBairro } = descricoes
  expect(bairro).not.toBe('')
  // @ts-expect-error a field without description: `bairro`
  const incompleta: Record<NomeDeCampo, string> = semBairro
  // @ts-expect-error a field that the contract does not have
  const demais: { [K in NomeDeCampo]?: string } = { bairo: 'District of the address.' }
  // @ts-expect-error an object that the contract does not have
  const semTipo: PorTipo = { Pedidoo: { status: 'Status of the order.' } }
  // @ts-expect-error a field that the object does not have
  const semCampo: PorTipo = { Pedido: { statuss: 'Status of the order.' } }
  // @ts-expect-error a call that the contract does not have
  const semChamada: PorChamada = { 'GET /v4/nada': { id: 'Id of nothing at all.' } }
  // @ts-expect-error a parameter that the call does not have
  const semParametro: PorChamada = { 'GET /v4/subscription/get/{id}': { ide: 'Id of the subscription.' } }
  // @ts-expect-error a key in two tables
  const dobrada = join({ bairro: 'District.' }, { bairro: 'Quarter.' })
  expect([incompleta, demais, semTipo, semCampo, semChamada, semParametro, dobrada]).toHaveLength(7)
})
