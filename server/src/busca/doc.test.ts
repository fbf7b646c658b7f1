import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildFornecedor, buildProduto, createTestApp, type AppDeTeste } from '../teste/index.ts'
import { splitPalavras } from './palavras.ts'

/** The words by which a product is found (`produto.doc`, migrations 0450 and 0461). */
let app: AppDeTeste
let id: string

beforeAll(async () => {
  app = await createTestApp()
  id = await buildProduto(app.sql, await buildFornecedor(app.sql), { nome: 'Café torrado', tags: ['Moído'] })
})
afterAll(() => app.close())

const TEXTOS = {
  nome: 'Erva-mate',
  marca: 'Serra',
  embalagem: 'pacote de 500 g',
  tags: ['orgânico'],
  descricao: 'Colhida à sombra',
  sku: 'MATE-500',
  ean: '7891000315507',
} as const

const findDoc = async () => {
  const [row] = await app.sql<{ doc: string; feito: string }[]>`
    select doc::text, f_doc(idfornecedor, nome, f_texto(marca, embalagem, tags, texto_variantes), descricao, array[sku, ean] || codigos_variantes)::text as feito
    from produto where idcadastroextraproduto = ${id}`
  return row
}

test.each(Object.keys(TEXTOS) as (keyof typeof TEXTOS)[])(
  'a product is found by its new %s, and by all else as before',
  async (campo) => {
    const antes = await findDoc()
    await app.sql`update produto set ${app.sql({ [campo]: TEXTOS[campo] })}, preco = preco + 1 where idcadastroextraproduto = ${id}`
    const depois = await findDoc()
    expect(depois?.doc).not.toBe(antes?.doc)
    expect(depois?.doc).toBe(depois?.feito)
  },
)

test('a product is found by the names and codes of its variants', async () => {
  const antes = await findDoc()
  await app.sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, idprodutoprincipal)
    select idfornecedor, uuidv7(), uuidv7(), 'MATE-1000', 'Erva-mate grossa', marca, idcategoria, 'pacote de 1 kg', unidade, preco, idcadastroextraproduto
    from produto where idcadastroextraproduto = ${id}`
  const depois = await findDoc()
  expect(depois?.doc).not.toBe(antes?.doc)
  expect(depois?.doc).toBe(depois?.feito)
})

test.each([
  ['Água de Coco 2L 2l', 'Serra un', 'Feita em 2L', ['A-1', 'ÁB', '-', null]],
  ['', '', '', []],
  ['de!', 'com', 'para o', null],
  [null, 'Serra', null, [null]],
  ['Limões', null, 'Ácidos limões limões', ['12']],
] as const)(
  'the words of %j are those of its texts, its first, its description and its codes',
  async (nome, texto, descricao, codigos) => {
    const chave = 'abcdef'
    const [row] = await app.sql<{ doc: string[] }[]>`
      select tsvector_to_array(f_doc(('019a0000-0000-7000-8000-000000' || ${chave})::uuid, ${nome}, ${texto}, ${descricao}, ${codigos as string[] | null}::text[])) as doc`
    const termosOf = (dito: string | null) => splitPalavras(dito ?? '').map(({ termo }) => termo)
    const esperadas = [
      ...termosOf(nome).concat(termosOf(texto)),
      ...termosOf(nome)
        .slice(0, 1)
        .map((termo) => `^${termo}`),
      ...termosOf(descricao).map((termo) => `~${termo}`),
      ...(codigos ?? [])
        .map((codigo) => codigo?.toLowerCase().replaceAll(/[^a-z0-9]/g, '') ?? '')
        .flatMap((codigo) => (codigo ? [`#${codigo}`] : [])),
    ]
    expect(row?.doc).not.toBeNull()
    expect(new Set(row?.doc)).toEqual(new Set(esperadas.map((palavra) => chave + palavra)))
  },
)

test('a new price, sale or switch makes no words: they are most of what writing a product costs', async () => {
  let feitas = 0
  const escritas = app.sql.begin(async (tx) => {
    await tx.unsafe(
      `create or replace function f_doc(idfornecedor uuid, nome text, texto text, descricao text, codigos text[]) returns tsvector
      language plpgsql immutable parallel safe as $$ begin raise exception 'words were made'; end $$`,
    )
    await tx`update produto set preco = preco + 1, vendas = vendas + 1, ativo = not ativo, versao = versao + 1 where idcadastroextraproduto = ${id}`
    feitas += 1
    await tx`update produto set nome = nome where idcadastroextraproduto = ${id}`
    feitas += 1
    await tx`update produto set nome = nome || '!' where idcadastroextraproduto = ${id}`
    feitas += 1
  })
  await expect(escritas).rejects.toThrow('words were made')
  expect(feitas).toBe(2)
})
