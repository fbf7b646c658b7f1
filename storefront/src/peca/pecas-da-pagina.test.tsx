import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { PecaGuardada } from '@vitrine/contract/janela'

import { Peca, PecasContext, PecasDaPagina, type ParteDaPagina } from './index.ts'

const URL_DIFICIL = { pathname: '/loja', search: `?sk="'<b>&x=é` }

/** Draws a form and a link as cards have them; null: whole. */
function makeMundo() {
  const memoria = new Map<string, PecaGuardada>()
  const draw = (
    { nonce = 'a1', ...endereco }: Pick<URL, 'pathname' | 'search'> & { nonce?: string },
    chave: string | null,
    isInteira = true,
  ) => {
    const pecas = chave === null ? null : new PecasDaPagina(makeGuardadas(memoria), { ...endereco, nonce })
    const voltar = endereco.pathname + endereco.search
    const html = renderToString(
      <PecasContext value={pecas}>
        <ul>
          <Peca chave={() => chave ?? ''}>
            <li>
              <input type="hidden" name="voltar" value={voltar} />
              <a href={`/loja/entrar?${new URLSearchParams({ voltar })}`}>Entre</a>
              <script nonce={nonce} dangerouslySetInnerHTML={{ __html: 'go()' }} />
            </li>
          </Peca>
          texto
        </ul>
      </PecasContext>,
    )
    return pecas ? toTexto(pecas.fill(html, isInteira)) : html
  }
  return { memoria, draw }
}

const toTexto = (partes: readonly ParteDaPagina[]) =>
  Buffer.concat(partes.map((parte) => Buffer.from(parte as string))).toString()

const makeGuardadas = (memoria: Map<string, PecaGuardada>) => ({
  nameOf: (chave: () => string) => chave(),
  get: (nome: string) => memoria.get(nome),
  set: (nome: string, peca: PecaGuardada) => void memoria.set(nome, peca),
})

test('a piece leads back to the page that it is put into, whatever its address is', () => {
  const { memoria, draw } = makeMundo()
  const simples = { pathname: '/loja', search: '' }
  expect(draw(simples, 'a')).toBe(draw(simples, null))
  expect(memoria.size).toBe(1)
  expect(draw(URL_DIFICIL, 'a')).toBe(draw(URL_DIFICIL, null))
  expect(draw(URL_DIFICIL, 'b')).toBe(draw(URL_DIFICIL, null))
  expect(draw(simples, 'b')).toBe(draw(simples, null))
  expect(memoria.size).toBe(2)
})

test('a script in a piece has the nonce of the page that it is put into, and a nonce elsewhere keeps a piece from being kept', () => {
  const { memoria, draw } = makeMundo()
  const simples = { pathname: '/loja', search: '' }
  expect(draw({ ...simples, nonce: 'b2' }, 'a')).toBe(draw({ ...simples, nonce: 'b2' }, null))
  expect(draw({ ...simples, nonce: 'c3' }, 'a')).toBe(draw({ ...simples, nonce: 'c3' }, null))
  expect(draw({ ...simples, nonce: 'c3' }, 'a')).toContain(' nonce="c3"')
  expect(memoria.size).toBe(1)
  draw({ ...simples, nonce: 'Entre' }, 'b')
  expect(memoria.size).toBe(1)
})

test('what was drawn of a page with a failure is not kept', () => {
  const { memoria, draw } = makeMundo()
  expect(draw(URL_DIFICIL, 'a', false)).toBe(draw(URL_DIFICIL, null))
  expect(memoria.size).toBe(0)
})

test('what a piece leaves in the head is drawn for it there alone, and pieces beside it stay whole', () => {
  const memoria = new Map<string, PecaGuardada>()
  const draw = (pecas: PecasDaPagina | null) => {
    const html = renderToString(
      <PecasContext value={pecas}>
        {['a', 'b', 'c'].map((nome) => (
          <Peca key={nome} chave={() => nome} rastro={nome === 'b' && <img alt="" src="/b.webp" />}>
            <p>{nome}</p>
          </Peca>
        ))}
      </PecasContext>,
    )
    return pecas ? toTexto(pecas.fill(html, true)) : html
  }
  const drawFrom = () => draw(new PecasDaPagina(makeGuardadas(memoria), { ...URL_DIFICIL, nonce: 'n' }))
  expect(drawFrom()).toBe(draw(null))
  expect(drawFrom()).toBe(`<link rel="preload" as="image" href="/b.webp"/>${draw(null)}`)
})
