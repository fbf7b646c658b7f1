import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import { calls } from '@vitrine/contract'

import { listComandos } from './list-comandos.ts'

const src = path.resolve(import.meta.dirname, '..')
/** Beginnings of addresses that no screen calls yet, with the reason: they belong to the panel's second half, or to the store's own system. */
const semTela = {
  '/painel/v1/pedidos/':
    'Orders are moved, picked and invoiced by the store’s system; their screens come with the orders.',
  '/painel/v1/{idfornecedor}/pedidos': 'As above.',
  '/painel/v1/{idfornecedor}/cadastros/': 'Companies are approved where customers are.',
  '/painel/v1/{idfornecedor}/aparencia':
    'Worn at once: for the store’s own system. The screen writes drafts.',
  '/painel/v1/{idfornecedor}/impostos': 'Taxes come from the store’s system.',
  '/painel/v1/{idfornecedor}/medicoes': 'Measures of the shop are shown with the figures.',
  '/painel/v1/{idfornecedor}/mensagens': 'The letters of a store, with its sender.',
  '/painel/v1/{idfornecedor}/remetente': 'As above.',
  '/painel/v1/tarefas/': 'Jobs that failed: the platform’s.',
}

/** Below a store: what stands outside is the platform's own, where no store is open that ⌘K could be of. */
const isDaLoja = (rota: string) => !rota.startsWith('_/')

test('every call that a screen makes is made by a screen that ⌘K leads to (ahead A4)', () => {
  const destinos = listDestinos()
  const rotas = readRotas()
  const porRota = new Map(rotas.map(({ caminho, arquivo }) => [caminho, listChamadas(arquivo)]))
  const rotasDe = (chamada: string) =>
    rotas.map(({ caminho }) => caminho).filter((caminho) => porRota.get(caminho)?.has(chamada))
  const doPainel = Object.keys(calls).filter((chamada) => chamada.includes(' /painel/v1/'))
  expect(doPainel.length).toBeGreaterThan(100)

  const semRota = doPainel.filter((chamada) => rotasDe(chamada).length === 0)
  const inicios = Object.keys(semTela)
  const isDita = (chamada: string) => inicios.some((inicio) => chamada.includes(` ${inicio}`))
  expect(semRota.filter((chamada) => !isDita(chamada))).toEqual([])
  expect(inicios.filter((inicio) => !semRota.some((chamada) => chamada.includes(inicio)))).toEqual([])
  const longe = doPainel
    .filter((chamada) => rotasDe(chamada).some(isDaLoja))
    .filter((chamada) => !rotasDe(chamada).some((rota) => destinos.has(withoutId(rota))))
  expect(longe).toEqual([])
})

/** `cupons/:idcupom` is one of those that `cupons` lists. */
const withoutId = (rota: string) => rota.replace(/\/:[^/]+$/, '').replace(/\/$/, '')

/** Addresses below a store that ⌘K knows, refused ones too. */
function listDestinos(): Set<string> {
  const trabalho = { loja: { slug: 'loja', modulos: [] }, papel: 'fornecedor', lugares: [] }
  return new Set(
    listComandos(trabalho as never) // what else it knows of a store leads nowhere
      .flatMap(({ href }) => href?.replace(/^\/loja\/?/, '') ?? []),
  )
}

/** The map of the panel, as routes.ts has it. */
function readRotas(): { caminho: string; arquivo: string }[] {
  const texto = readFileSync(path.join(src, 'routes.ts'), 'utf8')
  return [
    ...texto.matchAll(/(?:prefix\('(?<antes>[^']+)', \[)?route\('(?<caminho>[^']+)', '(?<arquivo>[^']+)'/g),
  ].map(({ groups: { antes, caminho = '', arquivo = '' } = {} }) => ({
    caminho: antes ? `${antes}/${caminho}` : caminho,
    arquivo: path.join(src, arquivo),
  }))
}

/** Calls that a file and all that it imports make. */
function listChamadas(arquivo: string, vistos = new Set<string>()): Set<string> {
  if (vistos.has(arquivo)) return new Set()
  vistos.add(arquivo)
  const texto = readFileSync(arquivo, 'utf8')
  const outros = listImportados(arquivo, texto).flatMap((outro) => [...listChamadas(outro, vistos)])
  return new Set([...listProprias(texto), ...outros])
}

/** Named whole, put together from a constant of the file, or a link to a file of the server's. */
function listProprias(texto: string): string[] {
  const bases = [...texto.matchAll(/const (\w+) = '(\/painel\/v1\/[^']+)'/g)]
  const inteiro = bases.reduce(
    (antes, [, nome = '', base = '']) => antes.replaceAll(`\${${nome}}`, base),
    texto,
  )
  const ditas = [...inteiro.matchAll(/['`]((?:GET|POST|PUT|DELETE) \/painel\/v1\/[^'`]+)['`]/g)]
  const links = [...inteiro.matchAll(/`\/painel\/v1\/\$\{idfornecedor\}\/planilha\//g)]
  return [
    ...ditas.map(([, chamada = '']) => chamada),
    ...links.map(() => 'GET /painel/v1/{idfornecedor}/planilha/{especie}'),
  ]
}

/** Files of the panel that one imports: of a neighbour's public face, those alone that the imported names are of. */
function listImportados(arquivo: string, texto: string): string[] {
  const daPasta = [...texto.matchAll(/(?:from|import)\s*\(?'(\.\/[^']+\.tsx?)'/g)].map(([, onde = '']) =>
    path.resolve(path.dirname(arquivo), onde),
  )
  const deVizinhos = [...texto.matchAll(/import\s+\{([^}]+)\}\s+from\s+'#([^']+)'/g)].flatMap(
    ([, nomes = '', fatia = '']) =>
      nomes.split(',').flatMap(
        (nome) =>
          faceOf(fatia).get(
            nome
              .replace(/\btype\b/, '')
              .trim()
              .split(/\s+as\s+/)[0] ?? '',
          ) ?? [],
      ),
  )
  return [...daPasta.filter((cada) => arquivosDoPainel.has(cada)), ...deVizinhos]
}

const arquivosDoPainel = new Set(
  readdirSync(src, { recursive: true, encoding: 'utf8' }).map((nome) => path.join(src, nome)),
)

/** Exported name -> file. */
function faceOf(fatia: string): Map<string, string> {
  const pasta = path.join(src, fatia)
  const texto = readFileSync(path.join(pasta, 'index.ts'), 'utf8')
  return new Map(
    [...texto.matchAll(/export\s+(?:type\s+)?\{([^}]+)\}\s+from\s+'(\.\/[^']+)'/g)].flatMap(
      ([, nomes = '', onde = '']) =>
        nomes.split(',').map(
          (nome) =>
            [
              nome
                .replace(/\btype\b/, '')
                .trim()
                .split(/\s+as\s+/)
                .at(-1) ?? '',
              path.resolve(pasta, onde),
            ] as const,
        ),
    ),
  )
}
