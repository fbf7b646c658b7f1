import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sistema } from '../evento/index.ts'
import { uuidv7 } from '../infra/index.ts'
import { savePaginas } from '../pagina-estatica/index.ts'
import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'
import { readTexto } from '../teste/read-pdf.ts'
import { saveTextos } from '../texto-estatico/index.ts'

/** Terms of use and static pages as PDF (ux 1.21.1). */
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

const quem = () => ({ idfornecedor: loja.idfornecedor, autor: sistema })
const versao = (chave: string) => ({
  versao: null,
  idpublicacao: uuidv7(),
  idconteudo: uuidv7(),
  chave,
  estado: 'PUBLICADA' as const,
})
async function read(url: string) {
  const resposta = await app.fastify.inject(url)
  return { ...resposta, bytes: new Uint8Array(resposta.rawPayload), status: resposta.statusCode }
}

test('terms carry the store, their version and day, their words, what the store adds, and numbered pages', async () => {
  const longo = Array.from({ length: 60 }, (_, i) => `## Parte ${i + 1}\nO que vale na parte ${i + 1}.`)
  await app.sql`insert into termo_uso (versao, titulo, texto, publicado_em)
    values ('2026-1', 'Termos de uso', ${longo.join('\n\n')}, '2026-02-03T12:00:00Z')`
  await app.sql.begin((tx) =>
    saveTextos(tx, quem(), [
      {
        ...versao('condicoes'),
        dados: {
          traducoes: {
            'pt-BR': {
              titulo: 'Condições da loja',
              texto: 'Fale **antes** na [central](https://ajuda.example/x).',
            },
          },
        },
      },
    ]),
  )
  const pdf = await read(`/v4/termos-uso/${loja.slug}/pdf?versaoArquivo=2026-1`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toContain('termos-de-uso-2026-1.pdf')
  const documento = await getDocumentProxy(pdf.bytes.slice())
  const { info } = await documento.getMetadata()
  expect(info).toMatchObject({ Title: expect.stringContaining('Termos de uso · '), Language: 'pt-BR' })
  const texto = await readTexto(pdf.bytes)
  expect(texto).toContain('Versão 2026-1, publicada em 03/02/2026')
  expect(texto).toContain('Parte 60 O que vale na parte 60.')
  expect(texto).toContain('Condições da loja Fale antes na central (https://ajuda.example/x).')
  expect(documento.numPages).toBeGreaterThan(1)
  expect(texto).toContain(`Página ${documento.numPages} de ${documento.numPages}`)
  expect((await read(`/v4/termos-uso/${loja.slug}/pdf?versaoArquivo=nunca`)).status).toBe(404)
})

test('a page is printed with all its parts, a paragraph longer than a sheet too, and is another file when it changes', async () => {
  const save = (texto: string) =>
    app.sql.begin((tx) =>
      savePaginas(tx, quem(), [
        {
          ...versao(`trocas-${texto.length}`),
          dados: {
            titulo: 'Trocas',
            descricao: 'Como trocar',
            blocos: [
              { tipo: 'TITULO', nivel: 2, texto: 'Prazos' },
              { tipo: 'TEXTO', texto },
              { tipo: 'LISTA', ordenada: true, itens: ['Guarde a nota', 'Traga à loja'] },
              {
                tipo: 'TABELA',
                legenda: 'Prazo de cada coisa',
                colunas: ['Coisa', 'Dias'],
                linhas: [['Perecíveis', '1']],
              },
              { tipo: 'PERGUNTAS', perguntas: [{ pergunta: 'E o frete?', resposta: 'É nosso.' }] },
            ],
          },
        },
      ]),
    )
  await save('Curto.')
  const longo = `${'palavra '.repeat(620)}fim.`
  await save(longo)
  const readPdf = async (texto: string) =>
    readTexto((await read(`/v4/pagina-estatica/${loja.slug}/slug/trocas-${texto.length}/pdf`)).bytes)
  expect(await readPdf('Curto.')).toContain(
    'Prazos Curto. 1. Guarde a nota 2. Traga à loja Prazo de cada coisa Coisa Dias Perecíveis 1 E o frete? É nosso.',
  )
  const escrito = await readPdf(longo)
  expect(escrito.match(/palavra/g)).toHaveLength(620)
  expect(escrito).toMatch(/fim\. .*1\. Guarde a nota/)
  expect((await read(`/v4/pagina-estatica/${loja.slug}/slug/nunca/pdf`)).status).toBe(404)
})
