import { get } from 'node:http'

import { cookies } from '@vitrine/contract/headers'
import { urls } from '@vitrine/contract/urls'

import { pick } from './catalogo.ts'
import type { BenchData } from './data.ts'
import { runLoad, type LoadResult } from './load.ts'
import type { Server } from './processes.ts'
import type { BenchRequest } from './scenarios.ts'

interface Pagina {
  nome: string
  make: () => BenchRequest
}

/** Who asks for a page: somebody who is answered from memory, somebody who is not, somebody who is known. */
const estados = ['cached', 'uncached', 'logged in'] as const

interface MedidaDaPagina {
  nome: string
  /** With few suppliers, of the reference's list in the same round. */
  ratios: number[]
  /** With many suppliers, of the same page with few. */
  muitas: number[]
  ultima: LoadResult
  failed: number
  bytes: Bytes
}

/** What a browser must have before it may paint, as it travels: the document, and the styles that it waits for. */
interface Bytes {
  html: number
  css: number
}

/** Home of a store, list, product and home of the marketplace, in each state. */
export function listPaginas({ loja, produtos, nomes, clientes }: BenchData): Pagina[] {
  const any = <T>(list: readonly T[]) => pick(list, Math.floor(Math.random() * list.length))
  const populares = produtos.slice(0, 50).map((id, i) => urls.produto(loja.slug, id, nomes[i]))
  const telas = {
    'marketplace page': () => '/',
    'list page': () => `/${loja.slug}`,
    'product page': () => any(populares),
  }
  return Object.entries(telas).flatMap(([tela, find]) =>
    estados.map((estado): Pagina => ({
      nome: `${tela}, ${estado}`,
      make: () => ({
        method: 'GET',
        path: estado === 'uncached' ? `${find()}?n=${Math.random()}` : find(),
        // Who is known is so by the cookie of the session alone, which keeps the page out of memory.
        ...(estado === 'logged in' && { headers: { cookie: `${cookies.sessao}=${any(clientes).token}` } }),
      }),
    })),
  )
}

interface Vezes {
  rounds: number
  ms: number
  connections: number
}
type Servidores = Record<'poucas' | 'muitas' | 'reference', Server>

/** Measures one page after the other and writes a line of each. */
export async function printPaginas(
  paginas: readonly Pagina[],
  servidores: Servidores,
  vezes: Vezes,
): Promise<void> {
  process.stdout.write(CABECA)
  for (const pagina of paginas)
    process.stdout.write(writePagina(await measurePagina(pagina, servidores, vezes)))
}

/** Rounds of the same page on both servers and of the reference's list, who goes first in turn. */
async function measurePagina(
  { nome, make }: Pagina,
  { poucas, muitas, reference }: Servidores,
  { rounds, ms, connections }: Vezes,
): Promise<MedidaDaPagina> {
  const vezes = [
    () => runLoad(poucas.port, make, { ms, connections }),
    () => runLoad(muitas.port, make, { ms, connections }),
    () => runLoad(reference.port, () => ({ method: 'GET', path: '/list' }), { ms, connections }),
  ]
  // Warm-up: caches, prepared statements, JIT.
  for (const vez of vezes) await vez()
  const ratios: number[] = []
  const entreElas: number[] = []
  let failed = 0
  let ultima: LoadResult | undefined
  for (let round = 0; round < rounds; round++) {
    const results: LoadResult[] = []
    for (let turn = 0; turn < vezes.length; turn++) {
      const i = (turn + round) % vezes.length
      results[i] = await pick(vezes, i)()
    }
    const [few, many, plain] = results
    if (!few || !many || !plain) throw new Error('a turn has no result')
    ratios.push(few.perSecond / plain.perSecond)
    entreElas.push(many.perSecond / few.perSecond)
    failed += few.failed + many.failed + plain.failed
    ultima = few
  }
  if (!ultima) throw new Error('at least one round is needed')
  const bytes = await countBytes(poucas.port, make())
  return {
    nome,
    ratios: ratios.toSorted((a, b) => a - b),
    muitas: entreElas.toSorted((a, b) => a - b),
    ultima,
    failed,
    bytes,
  }
}

/** Of the page as a browser asks for it. */
async function countBytes(port: number, { path, headers = {} }: BenchRequest): Promise<Bytes> {
  const answer = await fetch(`http://localhost:${port}${path}`, { headers })
  const [head = ''] = (await answer.text()).split('</head>')
  const links = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/g)]
  const styles = await Promise.all(links.map(([, href = '']) => countTravelled(port, href)))
  return {
    html: await countTravelled(port, path, headers),
    css: styles.reduce((sum, bytes) => sum + bytes, 0),
  }
}

/** Bytes of an answer's body as they travel: a client that unpacks would not know. */
function countTravelled(port: number, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const wanted = { ...headers, 'accept-encoding': 'br, gzip' }
    get({ port, path, headers: wanted }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

const CABECA =
  'page                         ratio (min–max)        req/s   p50   p99 ms   many / few suppliers   KB before first paint (html + css)   failed\n'

function writePagina({ nome, ratios, muitas, ultima, failed, bytes }: MedidaDaPagina): string {
  const range = (values: readonly number[]) =>
    `${values[Math.floor(values.length / 2)]?.toFixed(2)} (${values[0]?.toFixed(2)}–${values.at(-1)?.toFixed(2)})`
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  return `${[
    nome.padEnd(28),
    range(ratios).padEnd(20),
    ultima.perSecond.toFixed(0).padStart(7),
    ultima.p50.toFixed(1).padStart(6),
    ultima.p99.toFixed(1).padStart(6),
    range(muitas).padStart(22),
    `${kb(bytes.html + bytes.css)} (${kb(bytes.html)} + ${kb(bytes.css)})`.padStart(36),
    String(failed).padStart(8),
  ].join(' ')}\n`
}
