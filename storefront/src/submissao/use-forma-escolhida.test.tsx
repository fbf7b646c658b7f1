import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import { useFormaEscolhida } from './use-forma-escolhida.ts'

vi.mock('./keep-forma.ts', () => ({ keepForma: () => {} }))

/** Whether it is said that a chosen method serves no more, after these choices. */
function isTold(escolhas: readonly string[], servida: string): boolean {
  const faltam = [...escolhas]
  function Pagina() {
    const forma = useFormaEscolhida('emporio', 'boleto')
    const escolha = faltam.shift()
    if (escolha) forma.choose(escolha)
    return String(forma.isTrocadaPor(servida))
  }
  return renderToString(<Pagina />) === 'true'
}

test.each<[string, string[], string, boolean]>([
  ['what the page began with gave way', [], 'pix', false],
  ['what was chosen serves', ['pix'], 'pix', false],
  ['what was chosen gave way', ['boleto'], 'pix', true],
  ['another one is chosen after that', ['boleto', 'pix'], 'pix', false],
])('nobody’s method is called the chosen one: %s (O3)', (_, escolhas, servida, dito) => {
  expect(isTold(escolhas, servida)).toBe(dito)
})
