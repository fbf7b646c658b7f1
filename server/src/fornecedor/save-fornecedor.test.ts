import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { isCnpj } from '@vitrine/rules/documento'

import { uuidv7 } from '../infra/index.ts'
import {
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { removeDominios, saveDominios, saveFornecedor } from './index.ts'

type Linha = Parameters<typeof saveFornecedor>[2]

let app: AppDeTeste
let casa: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  cnpj = nextCnpj()
})

const quemDe = (idfornecedor = casa.idfornecedor) => ({
  idfornecedor,
  autor: { ator: 'fornecedor', idusuario: null },
})
const save = (linha: Linha, idfornecedor?: string) =>
  app.sql.begin((tx) => saveFornecedor(tx, quemDe(idfornecedor), linha))
async function showLoja() {
  await app.settle()
  const vivo = await app.fornecedores.find(casa.slug)
  if (!vivo) throw new Error('no such store')
  return vivo.publico
}
const entradas = {
  brand: '#6a1b9a',
  accent: '#E9B44C',
  font: 'Figtree' as const,
  radius: 4,
  density: 1,
  logoRatio: 3,
  imageRatio: 1,
  scheme: 'light' as const,
}
const logo = { claro: '', escuro: '' }
/** A valid one for each: builders give none. */
let cnpj: string
let contados = 0
function nextCnpj(): string {
  const raiz = `4829${String((contados += 1)).padStart(4, '0')}0001`
  const digitos = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
  return raiz + (digitos.find((dv) => isCnpj(raiz + dv)) ?? '')
}

describe('a supplier', () => {
  test('is made whole, and served with its required columns alone', async () => {
    const [{ idempresa } = { idempresa: '' }] = await app.sql<
      { idempresa: string }[]
    >`select idempresa from fornecedor limit 1`
    const nova: Linha = {
      idempresa,
      slug: 'loja-feita',
      nome: 'Feita',
      razaosocial: 'Feita Ltda.',
      cnpj: '46582913000164',
      segmento: 'mercado',
      chave_pix: 'pix@feita.example',
      cidade: 'Campinas',
      uf: 'SP',
      versao: null,
    }
    expect(await save(nova, uuidv7())).toEqual({ feito: 'CRIADA', versao: 1 })
    expect((await app.fornecedores.find('loja-feita'))?.publico.config.rodape.razaosocial).toBe('Feita Ltda.')
    await expect(save({ ...nova, cnpj: '91827346000113' }, uuidv7())).rejects.toMatchObject({
      recusas: [{ motivo: 'DUPLICADA' }],
      restricao: 'fornecedor_slug_key',
    })
  })

  test('gets another theme, and nothing else changes; its stylesheet follows', async () => {
    const antes = await showLoja()
    expect(await save({ cnpj, tema: { entradas, logo }, versao: 1 })).toEqual({ feito: 'MUDADA', versao: 2 })
    const depois = await showLoja()
    expect(depois.config.tema.css).toContain('--brand:#6a1b9a;')
    // But its icons, which are made of the theme.
    const semTema = ({ seo, ...config }: typeof antes.config) => ({
      ...config,
      tema: null,
      seo: { ...seo, favicon: '', image: '' },
    })
    expect(depois.config.seo.favicon).not.toBe(antes.config.seo.favicon)
    expect(semTema(depois.config)).toEqual(semTema(antes.config))
    await expect(save({ nome: 'Outra', versao: 1 })).rejects.toMatchObject({
      recusas: [{ motivo: 'MUDOU', versao: 2 }],
    })
  })

  test.each<[string, Omit<Linha, 'versao'>, string]>([
    [
      'a colour by name',
      { tema: { entradas: { ...entradas, brand: 'roxo' }, logo } },
      'tema.entradas.brand: Informe a cor como #rrggbb.',
    ],
    [
      'a face that does not ship',
      { tema: { entradas: { ...entradas, font: 'Comic Sans' as 'Figtree' }, logo } },
      'tema.entradas.font: Escolha uma das fontes da lista.',
    ],
    [
      'a radius beyond all',
      { tema: { entradas: { ...entradas, radius: 99 }, logo } },
      'tema.entradas.radius: Informe um número de 0 a 24.',
    ],
    ['a CNPJ of wrong digits', { cnpj: '27914680000106' }, 'cnpj: Este CNPJ não existe.'],
    ['a slug of the platform', { slug: 'painel' }, 'slug: Este endereço é da plataforma.'],
    ['a zone on the moon', { fuso: 'Lua/Tranquilidade' }, 'fuso: Este fuso horário não existe.'],
    ['a key that is none', { chave_pix: 'abc' }, 'chave_pix: Isto não é uma chave Pix.'],
    ['a state of its own', { uf: 'XX' }, 'uf: Este estado não existe.'],
    [
      'a script in the footer',
      { rodape: { colunas: [{ titulo: 'A', links: [{ nome: 'B', href: 'javascript:alert(1)' }] }] } },
      'rodape.colunas.0.links.0.href: Diga um caminho da loja (/…) ou um endereço https://…',
    ],
    ['a part that it does not have', { cores: 1 } as object, ': Campo desconhecido: cores.'],
  ])('is refused: %s', async (_, change, erro) => {
    const erros = await listRecusados(save({ cnpj, ...change, versao: 1 }))
    expect(erros.join('\n')).toContain(erro.startsWith(':') ? erro : `fornecedor.0.${erro}`)
  })
})

describe('its hosts', () => {
  const put = (...linhas: Parameters<typeof saveDominios>[2]) =>
    app.sql.begin((tx) => saveDominios(tx, quemDe(), linhas))

  test('find it; the one that links name moves from one to the other, whatever the order they are said in', async () => {
    const [a, b] = [`a${casa.slug}.example`, `b${casa.slug}.example`]
    await put({ dominio: a, principal: true, versao: null }, { dominio: b, versao: null })
    expect((await showLoja()).config.dominio).toEqual({ dominio: a, dominio_adicionais: [b] })
    expect(
      await put(
        { dominio: b.toUpperCase(), principal: true, versao: 1 },
        { dominio: a, principal: false, versao: 1 },
      ),
    ).toEqual([
      { feito: 'MUDADA', versao: 2 },
      { feito: 'MUDADA', versao: 2 },
    ])
    expect((await showLoja()).config.dominio).toEqual({ dominio: b, dominio_adicionais: [a] })
    expect((await app.fornecedores.findByDominio(a))?.slug).toBe(casa.slug)
    expect(await app.sql.begin((tx) => removeDominios(tx, quemDe(), [{ dominio: a, versao: 2 }]))).toBe(1)
    await app.settle()
    expect(await app.fornecedores.findByDominio(a)).toBe(null)
  })

  test('belong to one supplier each, at most one of them is used in links, and must be names of hosts', async () => {
    const [a, b] = [`c${casa.slug}.example`, `d${casa.slug}.example`]
    await put({ dominio: a, principal: true, versao: null })
    await expect(put({ dominio: b, principal: true, versao: null })).rejects.toMatchObject({
      recusas: [{ motivo: 'DUPLICADA' }],
      restricao: 'dominio_principal',
    })
    const outra = await buildFornecedor(app.sql)
    await expect(
      app.sql.begin((tx) =>
        saveDominios(tx, quemDe(outra.idfornecedor), [{ dominio: a, versao: 'qualquer' }]),
      ),
    ).rejects.toMatchObject({ recusas: [{ motivo: 'EXISTE', versao: null }] })
    for (const dominio of [
      'https://loja.example',
      'loja.example:80',
      'loja',
      '-a.example',
      'a..example',
      'a_o.example',
    ])
      expect(await listRecusados(put({ dominio, versao: null }))).toEqual([
        'dominios.0.dominio: Diga o domínio como loja.exemplo.com.br, sem https:// e sem porta.',
      ])
  })
})
