import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { calls, type Call, type CallKey, type Papel } from '@vitrine/contract'

import { comCofre, createTestApp, type AppDeTeste } from './teste/index.ts'
import {
  createVigia,
  isLeitura,
  listAtaques,
  listRespostas,
  send,
  type Ataque,
} from './teste/dois/ataques-de-dois.ts'
import { buildLojaDeDois } from './teste/dois/build-loja-de-dois.ts'
import { buildPar, type Par } from './teste/dois/build-par.ts'
import { buildPessoa } from './teste/dois/build-pessoa.ts'
import { deQuem, type TipoDeId } from './teste/dois/de-quem.ts'
import { entradaDe } from './teste/dois/entradas-de-dois.ts'
import {
  compareFotos,
  createDonoOf,
  keyOf,
  listMarcas,
  openFoto,
  textsOf,
  type DonoDeLinha,
  type Foto,
} from './teste/dois/foto-do-banco.ts'
import { listCamposDeId } from './teste/dois/ids-do-contrato.ts'
import { buildMundo, listAlheios, type Mundo } from './teste/dois/mundo-de-dois.ts'
import {
  comSenha,
  deQualquerUm,
  semAtaque,
  semDono,
  termina,
  terminam,
  toleradas,
} from './teste/dois/excecoes-de-dois.ts'
import { isTipo, nameOf, tipoOf } from './teste/dois/tipos-de-id.ts'

let app: AppDeTeste
let mundo: Mundo
let foto: Awaited<ReturnType<typeof openFoto>>
let agora: Foto
/** What the others were answered before the owner had anything. */
let respostas: Map<string, string>
let marcas: Map<string, DonoDeLinha>
let vigia: ReturnType<typeof createVigia>

beforeAll(async () => {
  app = await createTestApp(comCofre)
  mundo = await buildMundo(app, async (outros) => {
    await app.settle()
    respostas = await listRespostas(app, listAlheios(outros), outros[0].pessoa)
  })
  foto = await openFoto(app.sql)
  agora = await foto.take()
  marcas = listMarcas(agora, createDonoOf([agora], foto.ligacoes, mundo.logins))
  const feitas = (Object.keys(deQuem) as TipoDeId[]).filter((tipo) => deQuem[tipo] === 'chave')
  for (const { ids } of [mundo.alvo, ...mundo.outros])
    for (const tipo of feitas) marcas.delete(String(ids[tipo]))
  // Orders name the key that made them.
  for (const { chave } of [mundo.alvo, ...mundo.outros]) marcas.delete(chave.idapikeys)
  vigia = createVigia(mundo, marcas)
  await app.settle()
})
afterAll(() => app.close())

const keys = Object.keys(calls) as CallKey[]

describe('two of everything (audit T2)', () => {
  test('each field of the contract that can name something is known: a new one is put into tipos-de-id.ts', () => {
    const novos = listCamposDeId().filter((campo) => tipoOf(campo) === undefined)
    expect(novos.map(nameOf)).toEqual([])
  })

  test('each kind of id is real, and another for each owner', () => {
    const pares = [mundo.alvo, ...mundo.outros]
    const usados = new Set(
      listCamposDeId()
        .map((campo) => tipoOf(campo))
        .filter(isTipo),
    )
    expect((Object.keys(deQuem) as TipoDeId[]).filter((tipo) => !usados.has(tipo))).toEqual([])
    for (const tipo of usados) {
      const reais = new Set(pares.map(({ ids }) => ids[tipo]).filter(Boolean))
      expect([tipo, reais.size]).toEqual([tipo, ['par', 'chave'].includes(deQuem[tipo]) ? 4 : 2])
    }
  })
})

test('what another is answered is the same whether the owner has anything or not', async () => {
  const depois = await listRespostas(app, listAlheios(mundo.outros), mundo.alvo.pessoa)
  const mudadas = [...depois].filter(([nome, resposta]) => resposta !== respostas.get(nome))
  expect(
    mudadas.map(([nome, resposta]) => [nome, toTexto(respostas.get(nome) ?? ''), toTexto(resposta)]),
  ).toEqual([])
})

/** What changed since the last look, with whose each row is. */
async function listMudancas() {
  const depois = await foto.take()
  const mudancas = compareFotos(agora, depois)
  const donoOf = createDonoOf([agora, depois], foto.ligacoes, mundo.logins)
  agora = depois
  return mudancas.map((mudanca) => {
    const { tabela, sinal, linha, texto } = mudanca
    return { ...mudanca, dono: donoOf(tabela, linha), nome: `${sinal}${tabela} ${texto.slice(0, 300)}` }
  })
}

/** What became of what the owner has, and what of it came to stand with others. */
async function listEstragos(key: CallKey): Promise<string[]> {
  const { idcliente, idfornecedor, daPessoa, daLoja, doPar, privado } = donosDoAlvo()
  const seus = new Set([daPessoa, daLoja, doPar, privado])
  // What its own supplier sells to others stands with them too.
  const isAlheia = (marca: string, dono: DonoDeLinha) => {
    const dela = marcas.get(marca) ?? ''
    return seus.has(dela) && dela !== daPessoa && !(dela === daLoja && dono.endsWith(idfornecedor))
  }
  // A frozen request keeps the lines as they were sent; who makes the order looks at them.
  const { combo, grupo } = mundo.alvo.ids
  const isLinha = (tabela: string, marca: string) =>
    tabela === 'aprovacao' && (marca === combo || marca === grupo)
  return (await listMudancas()).flatMap(({ tabela, sinal, linha, dono, nome }) => {
    if (sinal === '+' && deQualquerUm.has(key)) return []
    if (seus.has(dono) && tabela !== 'correio') return [nome]
    if (sinal === '-') return []
    const alheias = textsOf(linha).filter((marca) => isAlheia(marca, dono) && !isLinha(tabela, marca))
    return alheias.length > 0 ? [`${nome} of ${dono} names ${alheias.join(', ')} of ${idcliente}`] : []
  })
}

function donosDoAlvo() {
  const { pessoa, onde } = mundo.alvo
  const { idcliente } = pessoa.cliente
  const { idfornecedor } = onde.loja
  return {
    idcliente,
    idfornecedor,
    daPessoa: keyOf(idcliente),
    daLoja: keyOf('', idfornecedor),
    doPar: keyOf(idcliente, idfornecedor),
    privado: keyOf('privado', idfornecedor),
  }
}

/** As far as it can be read. */
const toTexto = (corpo: string) => corpo.replaceAll(/[^\n -\uFFFC]/g, '?')

async function attack(key: CallKey, ataque: Ataque): Promise<string[]> {
  const { ator, caminho, recusa, entrada } = ataque
  const { status, codigo, corpo } = await send(app, key, entrada, ator.token)
  const nome = `${ator.nome} ${caminho}`
  const tolerada = toleradas.some(([qual]) => qual.test(`${key} ${caminho}`))
  const falhas = vigia(key, ataque, corpo).map((marca) => `${nome}: shows ${marca}`)
  if (status >= 500) falhas.push(`${nome}: ${status} ${corpo}`)
  if (recusa && !tolerada && status < 400)
    falhas.push(`${nome}: ${status} ${codigo} ${toTexto(corpo.slice(0, 200))}`)
  return falhas
}

describe("another's ids are refused, show nothing and change nothing", () => {
  test.each(keys.filter((key) => !semAtaque.has(key)))('%s', async (key) => {
    const falhas: string[] = []
    const ataques = listAtaques(key, mundo.alvo, listAlheios(mundo.outros))
    while (ataques.length > 0)
      falhas.push(
        ...(
          await Promise.all(ataques.splice(0, comSenha.has(key) ? 1 : 8).map((ataque) => attack(key, ataque)))
        ).flat(),
      )
    falhas.push(...(await listEstragos(key)))
    expect(mundo.rename(falhas.join('\n'))).toBe('')
  })
})

/** The person who asks for what the owner has: the owner, or somebody who works for it. */
function donoDe(key: CallKey, { pessoa, onde, representante }: Par): { papel: Papel; token: string } {
  const { access }: Call = calls[key]
  const logins: [Papel, { token: string }][] = [
    ['cliente', pessoa.cliente],
    ['representante', representante],
    ['fornecedor', onde.fornecedor],
    ['atendente', onde.atendente],
  ]
  const [papel, { token }] = logins.find(([papel]) => access.includes(papel)) ?? ['visitante', { token: '' }]
  return { papel, token }
}

describe('the owner is served with the same', () => {
  const donas = keys.filter((key) => !semDono.has(key))
  /** The person who tries calls that change a supplier gets a supplier that no other test uses. */
  const caios = new Map<boolean, Par>()
  async function buildCaio(daLoja: boolean): Promise<Par> {
    const onde = daLoja ? await buildLojaDeDois(app, 'C') : mundo.lojas[0]
    const caio = await buildPar(app, await buildPessoa(app, 'caio', [onde, mundo.lojas[1]]), onde)
    caios.set(daLoja, caio)
    await app.settle()
    return caio
  }
  async function serve(key: CallKey, par: Par) {
    const entrada = entradaDe(key, par)
    const { papel, token } = donoDe(key, par)
    return { par, entrada, papel, token, ...(await send(app, key, entrada, token)) }
  }
  async function serveCaio(key: CallKey) {
    const daLoja = calls[key].dono === 'fornecedor'
    const caio = caios.get(daLoja)
    const feito = caio && (await serve(key, caio))
    // What he asks for may have ended with a call before: then another is asked, who has everything still.
    return feito && feito.status < 400 ? feito : serve(key, await buildCaio(daLoja))
  }
  test.each(donas)('%s', async (key) => {
    const soLe = key.startsWith('GET ') && !termina.has(key)
    const { par, entrada, papel, token, status, codigo, corpo } = await (soLe
      ? serve(key, mundo.alvo)
      : serveCaio(key))
    expect([status, codigo, status < 400 ? '' : corpo]).toEqual([200, '', ''])
    const ator = { nome: par.pessoa.nome, papel, token, par }
    const vistas = vigia(key, { ator, entrada }, corpo)
    expect(mundo.rename(vistas.join('\n'))).toBe('')
  })
})

describe('what others do with their own leaves it as it is', () => {
  beforeAll(async () => {
    agora = await foto.take()
  })
  const escritas = keys.filter(
    (key) => !isLeitura(key) && !terminam.has(key) && calls[key].dono !== 'publico',
  )
  test.each(escritas)('%s', async (key) => {
    const { daPessoa, daLoja, doPar, privado } = donosDoAlvo()
    const [anaNaB, biaNaA] = mundo.outros
    // bia goes first: what ana changes of herself at the other store is hers here too.
    const seus = new Map<Par, readonly DonoDeLinha[]>([
      // Staff of the supplier may change what belongs to the supplier.
      ...(calls[key].dono === 'fornecedor' ? [] : [[biaNaA, [doPar, daPessoa]] as const]),
      [anaNaB, [doPar, privado, daLoja]],
    ])
    for (const [par, donos] of seus) {
      const entrada = entradaDe(key, par)
      await send(app, key, entrada, donoDe(key, par).token)
      const mudadas = (await listMudancas()).filter(
        ({ dono, tabela }) => donos.includes(dono) && tabela !== 'correio',
      )
      expect(mundo.rename(mudadas.map(({ nome }) => nome).join('\n'))).toBe('')
    }
  })
})
