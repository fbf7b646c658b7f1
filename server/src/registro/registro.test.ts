import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { EventoDeCadastro, ListaDoRegistro } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildApiKey,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const CALL = 'GET /painel/v1/{idfornecedor}/registro'
type Dados = EventoDeCadastro['dados']

let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const ask = (query: object = {}, { token } = dona) =>
  app.call(CALL, { params: { idfornecedor: loja.idfornecedor }, query }, { token })
const list = async (query: object = {}): Promise<ListaDoRegistro> => (await ask(query)).dados
/** Numbers without their no-break spaces. */
const plain = (texto: string | null) => texto?.replaceAll('\u00a0', ' ') ?? null
const quem = () => ({ ator: 'fornecedor', idusuario: dona.idusuario, idapikeys: null })

/** An edit as the writers tell it. */
async function tell(dados: Partial<Dados>, { quando = '2026-11-27T12:00:00Z', tipo = 'MUDADO' } = {}) {
  const todos = {
    cadastro: 'produto',
    id: uuidv7(),
    versao: 2,
    autor: quem(),
    antes: null,
    depois: null,
    ocultas: [],
    ...dados,
  }
  await app.sql`
    insert into evento (idfornecedor, tipo, dados, quando)
    values (${loja.idfornecedor}, ${`cadastro.${tipo}`}, ${app.sql.json(todos as never)}, ${quando})`
}

describe('a change is told in words (ux 3.12)', () => {
  test('money in reais, yes and no, a category by its name, and the product as it is called now', async () => {
    const id = await buildProduto(app.sql, loja, { nome: 'Arroz agulhinha', preco: 10 })
    await tell({
      id,
      antes: { preco: 99_000, ativo: true, idcategoria: uuidv7(), tags: [], peso_gramas: null },
      depois: {
        preco: 124_550,
        ativo: false,
        idcategoria: loja.idcategoria,
        tags: ['sem glúten', 'oferta'],
        peso_gramas: 1500,
      },
    })
    const [{ nome }] = await app.sql<[{ nome: string }]>`
      select nome from categoria where idcategoria = ${loja.idcategoria}`
    const { data } = await list()
    expect(data).toMatchObject([
      { acao: 'MUDADO', tipo: 'Produto', nome: 'Arroz agulhinha', quem: { como: 'PESSOA' }, motivo: null },
    ])
    expect(data[0]?.campos.map(({ campo, antes, depois }) => [campo, plain(antes), plain(depois)])).toEqual([
      ['Categoria', 'não existe mais', nome],
      ['Preço', 'R$ 9,90', 'R$ 12,455'],
      ['Etiquetas', null, 'sem glúten, oferta'],
      ['À venda', 'Sim', 'Não'],
      ['Peso', null, '1,500 kg'],
    ])
  })

  test('personal data are said to have changed, and nothing of them more', async () => {
    const ana = await buildCliente(app.sql, loja)
    await tell({
      cadastro: 'cadastroextracliente',
      id: ana.idcliente,
      antes: { limite_credito_centavos: 0 },
      depois: { limite_credito_centavos: 150_000 },
      ocultas: ['tags', 'cod_erp'],
    })
    const { data } = await list()
    expect(data[0]?.campos).toEqual([
      { campo: 'Limite de crédito', antes: 'R$\u00a00,00', depois: 'R$\u00a01.500,00', oculto: false },
      { campo: 'Etiquetas', antes: null, depois: null, oculto: true },
      { campo: 'Código no sistema da loja', antes: null, depois: null, oculto: true },
    ])
  })

  test('of what is kept as one the part that changed is named', async () => {
    await tell({
      cadastro: 'fornecedor',
      id: loja.idfornecedor,
      antes: { config: { tema: { marca: '#111111' }, anuncio: 'Frete grátis' } },
      depois: { config: { tema: { marca: '#222222' }, anuncio: 'Frete grátis hoje' } },
    })
    const [mudanca] = (await list()).data
    expect(mudanca).toMatchObject({ tipo: 'Dados da loja', nome: null })
    expect(mudanca?.campos.map(({ campo, antes, depois }) => [campo, plain(antes), plain(depois)])).toEqual([
      ['Aparência e textos: tema', null, null],
      ['Aparência e textos: anúncio', 'Frete grátis', 'Frete grátis hoje'],
    ])
  })

  test('days of the week, ways and hours of a form are read as people say them', async () => {
    await tell(
      {
        cadastro: 'forma_entrega',
        depois: { nome: 'Moto', tipoentrega: 'DELIVERY', dias: [1, 6], preco_centavos: 790, versao: 1 },
      },
      { tipo: 'CRIADO' },
    )
    const [mudanca] = (await list()).data
    expect(mudanca).toMatchObject({ acao: 'CRIADO', tipo: 'Forma de entrega', nome: 'Moto' })
    expect(mudanca?.campos.map(({ campo, depois }) => [campo, plain(depois)])).toEqual([
      ['Nome', 'Moto'],
      ['Tipo', 'Entrega'],
      ['Preço', 'R$ 7,90'],
      ['Dias da semana', 'seg., sáb.'],
    ])
  })
})

test('who did it is a person, a key by its name, the platform or the system, and each may be asked for', async () => {
  const { idapikeys } = await buildApiKey(app.sql, loja, await buildCliente(app.sql, loja))
  const operador = await buildOperador(app.sql)
  await tell({ autor: { ator: 'sistema', idusuario: null, idapikeys: null } })
  await tell({ autor: { ator: 'erp', idusuario: uuidv7(), idapikeys } })
  await tell({ autor: { ator: 'operador', idusuario: operador.idusuario, idapikeys: null } })
  await tell({})
  const { data, pessoas } = await list()
  expect(data.map(({ quem: { como } }) => como)).toEqual(['PESSOA', 'PLATAFORMA', 'CHAVE', 'SISTEMA'])
  expect(data[1]?.quem.nome).toBe('Plataforma')
  expect(pessoas?.map(({ id }) => id)).toEqual(
    expect.arrayContaining([dona.idusuario, String(idapikeys), 'sistema']),
  )
  for (const { quem: autor, idevento } of data)
    expect((await list({ quem: autor.id })).data.map((cada) => cada.idevento)).toEqual([idevento])
})

test('the newest stand first, page after page without a gap, also of one moment', async () => {
  for (let i = 0; i < 5; i++) await tell({ id: `p${i}` })
  await tell({ id: 'velho' }, { quando: '2026-11-01T00:00:00Z' })
  const vistos: number[] = []
  let cursor: string | null | undefined
  do {
    const pagina: ListaDoRegistro = await list({ limit: 2, ...(cursor && { cursor }) })
    vistos.push(...pagina.data.map(({ idevento }) => idevento))
    expect(pagina.cadastros === null).toBe(Boolean(cursor))
    cursor = pagina.cursor
  } while (cursor)
  expect(vistos).toHaveLength(6)
  expect(new Set(vistos).size).toBe(6)
  expect(vistos.slice(0, 5)).toEqual(vistos.slice(0, 5).toSorted((a, b) => b - a))
})

test('days are those of the store, and kinds are told apart', async () => {
  await tell({ cadastro: 'loja', id: 'tarde' }, { quando: '2026-11-21T02:59:59Z' })
  await tell({ cadastro: 'categoria', id: 'cedo' }, { quando: '2026-11-20T03:00:00Z' })
  await tell({ cadastro: 'loja', id: 'depois' }, { quando: '2026-11-21T03:00:00Z' })
  const nomes = async (query: object) => (await list(query)).data.map(({ nome }) => nome)
  expect(await nomes({ desde: '2026-11-20', ate: '2026-11-20' })).toEqual(['tarde', 'cedo'])
  expect(await nomes({ cadastro: 'loja' })).toEqual(['depois', 'tarde'])
  expect(await nomes({ cadastro: 'loja', ate: '2026-11-20', quem: dona.idusuario })).toEqual(['tarde'])
  expect(await nomes({ cadastro: 'cupom' })).toEqual([])
})

test('it is the owner’s alone: no attendant and no other store reads it', async () => {
  await tell({})
  const marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  expect((await ask({}, marina)).status).toBe(403)
  const vizinha = await buildFornecedor(app.sql)
  const outra = await buildEquipe(app.sql, vizinha, { papel: 'fornecedor' })
  expect((await ask({}, outra)).status).toBe(401)
})

test.each(['x', Buffer.from('["ontem",1]').toString('base64url'), Buffer.from('{}').toString('base64url')])(
  'a place that nobody gave is refused (%#)',
  async (cursor) => expect((await ask({ cursor })).falha.campos).toHaveProperty('cursor'),
)
