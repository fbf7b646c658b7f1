import { runInNewContext } from 'node:vm'

import {
  data,
  isRouteErrorResponse,
  RouterContextProvider,
  UNSAFE_decodeViaTurboStream as decode,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'

import { createRequestHandler, takeDados, writeDados } from './index.ts'

const PRODUTO = { nome: '</script><!--', preco: 12.9, nada: null, vazio: undefined }
const semVazio = { nome: '</script><!--', preco: 12.9, nada: null }
/** Of this world: what a script made in its own has other prototypes. */
const toPlain = (dados: unknown): unknown => JSON.parse(JSON.stringify(dados))

/** A shop of few screens. Its pages are their state alone. */
function makeBuild(): ServerBuild {
  const tela = (id: string, path: string, module: object) => ({
    id,
    path,
    parentId: id === 'root' ? undefined : 'root',
    module: { default: () => null, ...module },
  })
  const routes = [
    tela('root', '', { loader: () => ({ loja: 'emporio' }) }),
    tela('produto', ':slug/produto/:id', {
      loader: () => Promise.resolve(PRODUTO),
      action: () => ({ erro: '</script>' }),
    }),
    tela('fora', ':slug/fora', {
      loader: () => {
        throw new Response('fora', { status: 404 })
      },
    }),
    tela('arquivo', ':slug/arquivo', { default: undefined, loader: () => ({ arquivo: true }) }),
    tela('data', ':slug/data', { loader: () => ({ quando: new Date() }) }),
    tela('nada', ':slug/nada', { loader: () => undefined }),
    tela('saiu', ':slug/saiu', { loader: () => data(PRODUTO, { status: 410 }) }),
  ]
  return {
    routes: Object.fromEntries(routes.map((rota) => [rota.id, rota])),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    entry: { module: { default: showPagina, handleError: () => {} } },
    basename: '/',
    ssr: true,
    isSpaMode: false,
    future: {},
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild // a build has much that is read by a renderer alone
}

async function showPagina(
  _request: Request,
  status: number,
  headers: Headers,
  contexto: EntryContext,
): Promise<Response> {
  return new Response(await writeDados(takeDados(contexto), 'n'), { status, headers })
}

interface Estado {
  loaderData: Record<string, unknown>
  actionData: unknown
  errors: unknown
}

const ELEMENTOS = /^<script type="application\/json">([^<]*)<\/script><script nonce="n">([^<]*)<\/script>$/

/** What the router's side in a browser has once it has read what stands in a page, and what was handed to it there. */
async function readEstado(pagina: string): Promise<{ estado: Estado; lido: string }> {
  const [, dados = '', script = ''] = ELEMENTOS.exec(pagina) ?? []
  let lido = ''
  const roteador = { streamController: { enqueue: (texto: string) => (lido = texto), close: () => {} } }
  const document = { currentScript: { previousSibling: { textContent: dados } } }
  runInNewContext(script, { __reactRouterContext: roteador, document })
  const stream = new Response(lido).body ?? new ReadableStream()
  const { value } = await decode(stream, globalThis as unknown as Parameters<typeof decode>[1]) // for the names of its errors
  const comEstado = Object.assign(roteador, { state: value as Estado })
  return { estado: comEstado.state, lido }
}

const ask = async (caminho: string, init?: RequestInit) => {
  const handle = createRequestHandler(makeBuild(), 'production')
  const answer = await handle(new Request(`http://localhost${caminho}`, init), new RouterContextProvider())
  return { status: answer.status, texto: await answer.text() }
}

test('a page has what its screens are drawn from, and nothing of it in what the router is handed', async () => {
  const { estado, lido } = await readEstado((await ask('/emporio/produto/1?x=.data')).texto)
  const { loaderData, actionData, errors } = estado
  expect(toPlain(loaderData)).toEqual({ root: { loja: 'emporio' }, produto: semVazio })
  expect([actionData, errors]).toEqual([null, null])
  expect(lido.length).toBeLessThan(80)
})

test('what a form was answered, and an error, are there beside the data', async () => {
  const corpo = new URLSearchParams({ a: '1' })
  const formulario = await readEstado(
    (await ask('/emporio/produto/1', { method: 'POST', body: corpo })).texto,
  )
  expect(toPlain(formulario.estado)).toEqual({
    loaderData: { root: { loja: 'emporio' }, produto: semVazio },
    actionData: { produto: { erro: '</script>' } },
    errors: null,
  })
  expect(formulario.lido).not.toContain('emporio')
  const { status, texto } = await ask('/emporio/fora')
  expect(status).toBe(404)
  const { estado } = await readEstado(texto)
  expect(toPlain(estado.loaderData)).toEqual({ root: { loja: 'emporio' } })
  expect(Object.values(Object(estado.errors)).map((erro) => isRouteErrorResponse(erro) && erro.data)).toEqual(
    ['fora'],
  )
})

test('data alone, for a browser that goes on, and a file are answered whole by the router', async () => {
  expect((await ask('/emporio/produto/1.data')).texto).toContain('"preco",12.9')
  expect(JSON.parse((await ask('/emporio/arquivo')).texto)).toEqual({ arquivo: true })
})

test('a loader that answers with a status beside is read the same way', async () => {
  const { status, texto } = await ask('/emporio/saiu')
  const { estado, lido } = await readEstado(texto)
  expect([status, toPlain(estado.loaderData)]).toEqual([410, { root: { loja: 'emporio' }, saiu: semVazio }])
  expect(lido.length).toBeLessThan(80)
  expect((await ask('/emporio/saiu.data')).texto).toContain('"preco",12.9')
})

test('a loader whose answer JSON would change, or lose, fails where it is written', async () => {
  expect((await ask('/emporio/data')).status).toBe(500)
  expect((await ask('/emporio/nada')).status).toBe(500)
})
